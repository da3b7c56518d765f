import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createUploadFiles } from '../src/modules/videos/uploads/files.ts'
import { sweepUploads } from '../src/modules/videos/uploads/service.ts'
import { eventually } from './support/eventually.ts'
import { createShop, paidOrder, type Shop } from './support/shop.ts'
import { cookieOf, staffWith, uploader, type Uploader } from './support/uploads.ts'

let folder: string
let shop: Shop
let client: Uploader
let orderId: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recadinho-upload-limits-'))
  shop = await createShop({
    env: { VIDEO_DIR: join(folder, 'kept'), UPLOAD_DIR: join(folder, 'uploads'), FFMPEG_PATH: 'none' },
  })
  client = uploader(shop.url, cookieOf(await staffWith(shop, 'production')))
  orderId = (await paidOrder(shop, shop.browser())).id
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code // an error's body

test('V9.2: an upload that starts while its order is erased is refused; one that ends afterwards becomes no video', async () => {
  const { id } = await paidOrder(shop, shop.browser())
  const path = (await client.start(id, 1000)).headers.get('location') ?? ''
  const second = await shop.db.transaction().execute(async (tx) => {
    await tx.updateTable('orders').set({ details_erased_at: shop.clock.now() }).where('id', '=', id).execute()
    const answer = client.start(id, 1000)
    await eventually(async () => {
      const { rows } = await shop.ctx.pool.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
      expect(rows).not.toEqual([])
    })
    // Not awaited: it waits for this transaction.
    return { answer }
  })
  expect(await codeOf(await second.answer)).toBe('illegal_transition')
  await client.send(path, 0, new Uint8Array(1000))
  const videos = await shop.db.selectFrom('videos').select('id').where('order_id', '=', id).execute()
  expect(videos).toEqual([])
  await shop.db.deleteFrom('video_uploads').where('order_id', '=', id).execute()
  await sweepUploads(shop.ctx)
})

test('V5.6: a member of staff has at most five unfinished uploads; one that rested for an hour makes way', async () => {
  const me = uploader(shop.url, cookieOf(await staffWith(shop, 'production')))
  const begin = () => me.start(orderId, 1000)
  const started = await Promise.all(Array.from({ length: 8 }, begin))
  expect(started.filter(({ status }) => status === 201)).toHaveLength(5)
  expect(await codeOf(await begin())).toBe('too_many_uploads')
  expect((await client.start(orderId, 1000)).status).toBe(201)
  const paths = started.map(({ headers }) => headers.get('location') ?? '').filter((path) => path !== '')
  const [first = '', second = ''] = paths
  expect((await me.request('DELETE', first)).status).toBe(204)
  expect((await begin()).status).toBe(201)

  const id = second.split('/').at(-1) ?? ''
  const longAgo = new Date(Date.now() - 2 * 3_600_000) // on the disk's clock
  await utimes(join(folder, 'uploads', id), longAgo, longAgo)
  expect((await begin()).status).toBe(201)
  expect((await me.request('HEAD', second)).status).toBe(404)
  expect(await readdir(join(folder, 'uploads'))).not.toContain(id)
  expect(await codeOf(await begin())).toBe('too_many_uploads')

  // The upload that made way is gone even if its file cannot be deleted now; the new one has its own.
  const third = paths[2]?.split('/').at(-1) ?? ''
  await utimes(join(folder, 'uploads', third), longAgo, longAgo)
  vi.spyOn(shop.ctx.uploadFiles, 'remove').mockRejectedValueOnce(new Error('busy'))
  expect((await begin()).status).toBe(500)
  const open = await shop.db.selectFrom('video_uploads').select('id').execute()
  const onDisk = await readdir(join(folder, 'uploads'))
  expect(open.filter((upload) => !onDisk.includes(upload.id))).toEqual([])
  await shop.db.deleteFrom('video_uploads').execute()
  await sweepUploads(shop.ctx)
})

test('V5.6: what others have announced is room that is taken; it is free again once they cancel', async () => {
  const free = 700 * 2 ** 20
  const disk = () => Promise.resolve({ reachable: true, freeBytes: free })
  const small = await createShop({
    env: { VIDEO_DIR: join(folder, 'small-kept'), UPLOAD_DIR: join(folder, 'small'), FFMPEG_PATH: 'none' },
    overrides: { uploadFiles: createUploadFiles(join(folder, 'small'), disk) },
  })
  try {
    const { id } = await paidOrder(small, small.browser())
    const sender = async () => uploader(small.url, cookieOf(await staffWith(small, 'production')))
    const [one, other] = [await sender(), await sender()]
    const bytes = 100 * 2 ** 20
    const first = await one.start(id, bytes)
    expect(first.status).toBe(201)
    const refused = await other.start(id, bytes)
    expect([refused.status, await codeOf(refused)]).toEqual([507, 'storage_full'])
    expect(await readdir(join(folder, 'small'))).toHaveLength(1)
    await one.request('DELETE', first.headers.get('location') ?? '')
    expect((await other.start(id, bytes)).status).toBe(201)
  } finally {
    await small.close()
  }
})
