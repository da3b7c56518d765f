import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eventually } from './support/eventually.ts'
import { paidBuyer } from './support/killable-order.ts'
import { createKillableShop, type KillableShop } from './support/killable-shop.ts'
import { hashOf, uploader } from './support/uploads.ts'

// Processes start and die here, on a machine that does other work too.
vi.setConfig({ testTimeout: 180_000 })

let folder: string
let shop: KillableShop
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recadinho-upload-crash-'))
  shop = await createKillableShop({
    env: { VIDEO_DIR: join(folder, 'kept'), UPLOAD_DIR: join(folder, 'uploads'), FFMPEG_PATH: 'none' },
  })
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

test('V5.2, V7.2: killed in the middle of an upload, and again before its check, a video arrives whole', async () => {
  const mp4 = await readFile(resolve(import.meta.dirname, 'fixtures/greeting.mp4'))
  const buyer = await paidBuyer(shop)
  const cookie = await shop.ownerCookie()
  const client = uploader(shop.url, cookie)
  const path = (await client.start(buyer.id(), mp4.length)).headers.get('location') ?? ''

  // Its first half has arrived and its end is on its way when the process dies.
  let sendRest = () => {}
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(mp4.subarray(0, 40_000)))
      sendRest = () => controller.close()
    },
  })
  const sending = client.send(path, 0, body).catch(() => undefined)
  await eventually(async () => expect(await client.offset(path)).toBe(40_000))
  await shop.kill()
  sendRest()
  await sending
  await shop.restart()

  // What checks the video cannot begin before the process dies again.
  const hold = await shop.hold('lock table videos in share mode')
  const ended = client.send(path, 40_000, new Uint8Array(mp4.subarray(40_000))).catch(() => undefined)
  await hold.reached()
  const id = path.split('/').at(-1) ?? ''
  expect(hashOf(await readFile(join(folder, 'uploads', id)))).toBe(hashOf(mp4))
  await shop.kill()
  await hold.release()
  await ended
  await shop.restart()
  // The sender asks how far it came, and learns that all is there; only now it is noted.
  expect(await client.offset(path)).toBe(mp4.length)
  await eventually(async () => {
    const response = await shop.send('GET', `/api/admin/orders/${buyer.id()}`, { cookie })
    const { videos } = (await response.json()) as AdminOrder // checked by the server against its contract
    expect(videos).toMatchObject([{ id, state: 'ready', facts: { seconds: 4 } }])
  })
})
