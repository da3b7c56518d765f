import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eventually } from './support/eventually.ts'
import { encoder, fakeEncoder, filmEnv, shortOrder } from './support/films.ts'
import { paidBuyer } from './support/killable-order.ts'
import { createKillableShop, type KillableShop } from './support/killable-shop.ts'

// Processes start and die here, and draw films.
vi.setConfig({ testTimeout: 600_000 })

let folder: string
let shop: KillableShop
let hanging: string
let checking: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recadinho-film-crash-'))
  hanging = join(folder, 'hanging')
  checking = join(folder, 'checking')
  // While a file is there, the encoder takes no picture, or hears nothing.
  const script = `case "$*" in
    *rawvideo*pipe:0*) if [ -e ${hanging} ]; then exec sleep 600; fi;;
    *ebur128*) if [ -e ${checking} ]; then touch ${checking}-begun; exec sleep 600; fi;;
  esac\nexec ${encoder} "$@"`
  const slow = await fakeEncoder(folder, script)
  shop = await createKillableShop({ env: { ...filmEnv(folder), FILM_FFMPEG_PATH: slow } })
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

/** A busy machine draws slowly. */
const onceDrawn = (check: () => Promise<unknown>) => vi.waitFor(check, { timeout: 240_000, interval: 200 })
const filesIn = (name: string) => readdir(join(folder, name)).catch(() => [])

test('F1.3, F3.4: killed while it draws, while it checks, and when all is stored, a worker leaves one film and no other file', async () => {
  await writeFile(hanging, '')
  const buyer = await paidBuyer(shop, shortOrder)
  const cookie = await shop.ownerCookie()
  const read = async () => {
    const response = await shop.send('GET', `/api/admin/orders/${buyer.id()}`, { cookie })
    return (await response.json()) as AdminOrder // checked by the server against its contract
  }
  await eventually(async () => expect((await filesIn('uploads'))[0]).toBeDefined())
  expect(await read()).toMatchObject({ videos: [], film: { state: 'making' } })
  await shop.kill()
  expect(await filesIn('kept')).toEqual([])
  await rm(hanging)

  // The second try draws it, and dies while it checks it.
  await writeFile(checking, '')
  await shop.restart()
  await onceDrawn(async () => expect(await readdir(folder)).toContain('checking-begun'))
  await shop.kill()
  expect(await filesIn('kept')).toEqual([])
  await rm(checking)

  // The third one stores its files and dies before it can say so.
  const hold = await shop.hold('lock table videos in share row exclusive mode')
  await shop.restart()
  await onceDrawn(async () => expect(await filesIn('kept')).toHaveLength(3))
  await hold.reached()
  await shop.kill()
  await hold.release()

  await shop.restart()
  await onceDrawn(async () => expect((await read()).videos).toMatchObject([{ state: 'draft' }]))
  const { videos, film } = await read()
  expect(film).toBeNull()
  const id = videos[0]?.id
  const kept = [`${id}.jpg`, `${id}.mp4`, `${id}.vtt`]
  expect(new Set(await filesIn('kept'))).toEqual(new Set(kept))
  await eventually(async () => expect(await filesIn('uploads')).toEqual([]))
})
