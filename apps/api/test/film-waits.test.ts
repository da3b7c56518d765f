import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUploadFiles } from '../src/modules/videos/uploads/files.ts'
import { fakeEncoder, filmEnv, makeFilms, shortOrder } from './support/films.ts'
import { eventsOf } from './support/outbox.ts'
import { createShop, paidOrder } from './support/shop.ts'
import { readAdminOrder, signedIn } from './support/staff.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recadinho-film-waits-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('F1.6: without an encoder the film waits, loses no try, and is shown as blocked', async () => {
  const bare = await createShop({ env: { ...filmEnv(folder), FILM_FFMPEG_PATH: join(folder, 'none') } })
  const owner = await signedIn(bare)
  const { id } = await paidOrder(bare, bare.browser(), shortOrder)
  await makeFilms(bare)
  expect(await eventsOf(bare.db, id, 'film_render')).toMatchObject([
    { state: 'waiting', attempts: 0, last_error: 'no_ffmpeg' },
  ])
  expect((await owner.get(`/api/admin/outbox?orderId=${id}`)).json()).toMatchObject({
    events: [{ kind: 'film_render', error: 'no_ffmpeg', deadReason: null }, { kind: 'receipt' }],
  })
  expect(await readAdminOrder(owner, id)).toMatchObject({ videos: [], film: null })
  await bare.close()
})

test('F1.6: without room on the disk the film waits, and nothing is written', async () => {
  const uploads = join(folder, 'full')
  const uploadFiles = createUploadFiles(uploads, async () => ({ reachable: true, freeBytes: 100e6 }))
  const full = await createShop({ env: filmEnv(folder), overrides: { uploadFiles } })
  const { id } = await paidOrder(full, full.browser(), shortOrder)
  await makeFilms(full)
  expect(await eventsOf(full.db, id, 'film_render')).toMatchObject([
    { state: 'waiting', attempts: 0, last_error: 'no_room' },
  ])
  expect(await full.db.selectFrom('films').selectAll().execute()).toEqual([])
  expect(await readdir(uploads).catch(() => [])).toEqual([])
  await full.close()
})

test('F1.6: a disk that fills up while a film is made costs no try, and keeps nothing of it', async () => {
  const uploads = join(folder, 'filling')
  const isFull = join(folder, 'is-full')
  const failing = await fakeEncoder(
    folder,
    `case "$*" in -version) exit 0;; esac\ncat > /dev/null; touch ${isFull}; exit 1`,
  )
  const freeBytes = async () => ((await readdir(folder)).includes('is-full') ? 100e6 : 10e9)
  const uploadFiles = createUploadFiles(uploads, async () => ({
    reachable: true,
    freeBytes: await freeBytes(),
  }))
  const env = { ...filmEnv(folder), FILM_FFMPEG_PATH: failing }
  const filling = await createShop({ env, overrides: { uploadFiles } })
  const { id } = await paidOrder(filling, filling.browser(), shortOrder)
  await makeFilms(filling)
  expect(await eventsOf(filling.db, id, 'film_render')).toMatchObject([
    { state: 'waiting', attempts: 0, last_error: 'no_room' },
  ])
  expect(await readdir(uploads).catch(() => [])).toEqual([])
  await filling.close()
})
