import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { StaffRole, StaffSession } from '@recadinho/contracts/sessions'
import { startLocalStorage } from '@recadinho/local-storage'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { StorageUnavailable } from '../src/file-storage/storage.ts'
import { finishUploadRow } from '../src/modules/videos/uploads/queries.ts'
import { sweepUploads } from '../src/modules/videos/uploads/service.ts'
import type { Browser } from './support/app.ts'
import { eventually } from './support/eventually.ts'
import { placeOrder } from './support/order.ts'
import { createShop, paidOrder, type Shop } from './support/shop.ts'
import { readAdminOrder } from './support/staff.ts'
import {
  cookieOf,
  hashOf,
  newestVideo,
  sendWhole,
  staffWith,
  uploader,
  type Uploader,
} from './support/uploads.ts'

let folder: string
let shop: Shop
let staff: Browser
let client: Uploader
let orderId: string
/** Four seconds, upright, with sound; its metadata names a child and a place. */
let mp4: Buffer
beforeAll(async () => {
  mp4 = await readFile(resolve(import.meta.dirname, 'fixtures/greeting.mp4'))
  folder = await mkdtemp(join(tmpdir(), 'recadinho-uploads-'))
  shop = await createShop({
    env: { VIDEO_DIR: join(folder, 'kept'), UPLOAD_DIR: join(folder, 'uploads'), FFMPEG_PATH: 'none' },
  })
  staff = await staffWith(shop, 'production')
  client = uploader(shop.url, cookieOf(staff))
  orderId = (await paidOrder(shop, shop.browser())).id
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

/** Gives this suite's member of staff another role. */
const setRole = async (role: StaffRole) => {
  const { staff: me } = (await staff.get('/api/admin/sessions/current')).json<StaffSession>()
  await shop.db.updateTable('staff').set({ role }).where('id', '=', me.id).execute()
}
const startedAt = async (bytes: number) => (await client.start(orderId, bytes)).headers.get('location') ?? ''
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code // an error's body
const kept = () => readdir(join(folder, 'kept')).catch(() => [])

test('V5.1: a file that comes in parts is the same file, and becomes the order’s video once it is checked', async () => {
  const path = await startedAt(mp4.length)
  expect(await client.offset(path)).toBe(0)
  expect((await client.send(path, 0, new Uint8Array(mp4.subarray(0, 30_000)))).status).toBe(204)
  expect(await client.offset(path)).toBe(30_000)
  const rest = await client.send(path, 30_000, new Uint8Array(mp4.subarray(30_000)))
  expect([rest.status, rest.headers.get('upload-offset')]).toEqual([204, String(mp4.length)])
  expect(rest.headers.get('content-security-policy')).toContain("default-src 'none'")

  const video = await newestVideo(shop, staff, orderId)
  expect(video).toMatchObject({
    state: 'ready',
    uploadedBy: 'production',
    facts: { seconds: 4, width: 270, height: 480, rotation: 0, videoCodec: 'avc', audioCodec: 'aac' },
    parts: ['video', 'captions'],
  })
  expect(await readdir(join(folder, 'uploads'))).toEqual([])
})

test('V7.3: what is kept names neither the child nor the place, and begins with its index', async () => {
  const name = (await kept()).find((file) => file.endsWith('.mp4')) ?? 'no video'
  const stored = await readFile(join(folder, 'kept', name))
  expect(mp4.includes('Olivia')).toBe(true)
  for (const word of ['Olivia', '+48.1']) expect(stored.includes(word), word).toBe(false)
  expect(stored.indexOf('moov')).toBeLessThan(stored.indexOf('mdat'))
})

test('V5.2: three cuts of the connection lose nothing that had arrived', async () => {
  const path = await startedAt(mp4.length)
  for (const end of [20_000, 40_000, 60_000]) {
    const from = await client.offset(path)
    let cut = () => {}
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(mp4.subarray(from, end)))
        cut = () => controller.error(new Error('The phone lost its network'))
      },
    })
    const sending = client.send(path, from, broken).catch(() => 'cut')
    await eventually(async () => expect(await client.offset(path)).toBe(end))
    cut()
    expect(await sending).toBe('cut')
  }
  const from = await client.offset(path)
  expect((await client.send(path, from, new Uint8Array(mp4.subarray(from)))).status).toBe(204)
  const id = path.split('/').at(-1) ?? ''
  expect(hashOf(await readFile(join(folder, 'uploads', id)))).toBe(hashOf(mp4))
  expect((await newestVideo(shop, staff, orderId)).id).toBe(id)
})

test('V5.2: a part that does not go on where the file ends, or says nothing of it, is refused', async () => {
  const path = await startedAt(1000)
  expect(await codeOf(await client.send(path, 10, 'x'))).toBe('version_conflict')
  expect(await codeOf(await client.send(path, 0, 'x'.repeat(1001)))).toBe('payload_too_large')
  const headers = { 'content-type': 'application/offset+octet-stream' }
  expect(await codeOf(await client.request('PATCH', path, headers, 'x'))).toBe('validation_failed')
  expect(await codeOf(await client.request('PATCH', path, { 'upload-offset': '0' }, 'x'))).toBe(
    'unsupported_media_type',
  )
})

test('V5.3: too large, not a video, no order that needs one, no length: refused before anything is sent', async () => {
  expect(await codeOf(await client.start(orderId, 500 * 2 ** 20 + 1))).toBe('payload_too_large')
  expect(await codeOf(await client.start(orderId, 10, 'image/png'))).toBe('unsupported_media_type')
  expect(await codeOf(await client.start(orderId, 0))).toBe('validation_failed')
  const { order } = await placeOrder(shop.browser())
  expect(await codeOf(await client.start(order.id, 10))).toBe('illegal_transition')
})

test('V5.4: nobody goes on with another’s file, sees it, or ends it; nor who is signed out meanwhile', async () => {
  const path = await startedAt(1000)
  const other = uploader(shop.url, cookieOf(await staffWith(shop, 'production')))
  const owner = uploader(shop.url, cookieOf(await staffWith(shop, 'owner')))
  const marketing = uploader(shop.url, cookieOf(await staffWith(shop, 'marketing')))
  for (const stranger of [other, owner, marketing]) {
    expect((await stranger.send(path, 0, 'x')).status).toBe(404)
    expect((await stranger.request('HEAD', path)).status).toBe(404)
    expect((await stranger.request('DELETE', path)).status).toBe(404)
  }
  expect((await uploader(shop.url, '').send(path, 0, 'x')).status).toBe(401)
  await setRole('marketing')
  expect((await client.send(path, 0, 'x')).status).toBe(404)
  await setRole('production')
  const elsewhere = { 'sec-fetch-site': 'cross-site', 'upload-offset': '0' }
  expect(await codeOf(await client.request('PATCH', path, elsewhere, 'x'))).toBe('cross_site_refused')
  expect(await client.offset(path)).toBe(0)
})

test('V5.2: an upload whose last byte arrives while it is cancelled is not cancelled', async () => {
  const location = await startedAt(1000)
  const id = location.split('/').at(-1) ?? ''
  let cancelled: Promise<Response> | undefined
  // As the last part finishes it.
  await shop.db.transaction().execute(async (tx) => {
    await finishUploadRow(tx, id, shop.clock.now())
    cancelled = client.request('DELETE', location)
    await eventually(async () => {
      const { rows } = await shop.ctx.pool.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
      expect(rows).toHaveLength(1)
    })
  })
  expect((await cancelled)?.status).toBe(409)
  expect((await client.request('HEAD', location)).headers.get('upload-offset')).toBe('1000')
})

test('V5.5: a cancelled upload is gone; one that nobody finished is swept after a day, and what nothing knows of', async () => {
  const cancelled = await startedAt(1000)
  expect((await client.request('DELETE', cancelled)).status).toBe(204)
  expect((await client.request('HEAD', cancelled)).status).toBe(404)
  const half = await startedAt(1000)
  await client.send(half, 0, 'half')
  await sweepUploads(shop.ctx)
  expect(await client.offset(half)).toBe(4)
  await shop.db
    .updateTable('video_uploads')
    .set({ created_at: new Date(shop.clock.now().getTime() - 25 * 3_600_000) })
    .execute()
  await sweepUploads(shop.ctx)
  expect((await client.request('HEAD', half)).status).toBe(404)
  expect(await readdir(join(folder, 'uploads'))).toEqual([])
})

test('V5.5: an upload that has just begun is kept by a sweep at the same moment', async () => {
  const { uploadFiles } = shop.ctx
  let sweep: Promise<void> | undefined
  const create = vi.spyOn(uploadFiles, 'create').mockImplementationOnce(async (id) => {
    create.mockRestore()
    await uploadFiles.create(id)
    const listed = vi.spyOn(uploadFiles, 'list')
    sweep = sweepUploads(shop.ctx)
    await vi.waitFor(() => expect(listed).toHaveResolved())
    listed.mockRestore()
  })
  const path = await startedAt(1000)
  await sweep
  expect(await client.offset(path)).toBe(0)
  expect((await client.request('DELETE', path)).status).toBe(204)
})

const cut = (file: Buffer) => file.subarray(0, Math.floor(file.length * 0.6))
/** The pictures and the sound, but not the index before them, are zeros. */
const blank = (file: Buffer) => Buffer.concat([file.subarray(0, file.indexOf('mdat') + 4)], file.length)

test.each<[string, string, () => Buffer]>([
  ['a text that is called a video', 'not_a_video', () => Buffer.from('<html>not a video</html>')],
  ['nothing but zeros', 'not_a_video', () => Buffer.alloc(50_000)],
  ['a video that was cut in the middle', 'incomplete', () => cut(mp4)],
  ['a video whose index is whole and whose pictures are zeros', 'damaged', () => blank(mp4)],
])('V7.1: %s is refused, says why, and is not kept', async (_, refusal, file) => {
  const before = await kept()
  await sendWhole(client, orderId, file())
  const video = await newestVideo(shop, staff, orderId)
  expect(video).toMatchObject({ state: 'refused', refusal, facts: null, parts: [], expiresAt: null })
  expect(await kept()).toEqual(before)
  expect(await readdir(join(folder, 'uploads'))).toEqual([])
  // The one before it is still what the buyer gets.
  const { videos, timeline } = await readAdminOrder(staff, orderId)
  expect(videos[1]?.state).toBeDefined()
  expect(timeline.at(-1)).toMatchObject({
    machine: 'video',
    to: 'refused',
    actor: { type: 'system' },
    cause: { code: 'text', text: refusal },
  })
})

test('V7.2: nothing stays of a file whose last try fails after it was stored', async () => {
  const before = await kept()
  const { fileStorage } = shop.ctx
  const captionsFail = () => Promise.reject(new StorageUnavailable('away'))
  shop.ctx.fileStorage = { ...fileStorage, put: captionsFail }
  try {
    await sendWhole(client, orderId, mp4)
    await shop.db
      .updateTable('outbox_events')
      .set({ attempts: 11 })
      .where('kind', '=', 'video_check')
      .where('done_at', 'is', null)
      .execute()
    expect(await newestVideo(shop, staff, orderId)).toMatchObject({ state: 'refused', refusal: 'not_stored' })
  } finally {
    shop.ctx.fileStorage = fileStorage
  }
  expect(await kept()).toEqual(before)
})

test('V9.2: nothing stays of a file whose order is erased while it is being stored', async () => {
  const before = await kept()
  const { fileStorage } = shop.ctx
  const now = shop.clock.now()
  const eraseMeanwhile = async () => {
    shop.ctx.fileStorage = fileStorage
    // The event of the erasure has run before the file had arrived in the storage.
    const checking = shop.db.updateTable('videos').where('state', '=', 'checking')
    await checking.set({ revoked_at: now, purged_at: now }).execute()
    throw new StorageUnavailable('away')
  }
  shop.ctx.fileStorage = { ...fileStorage, put: eraseMeanwhile }
  await sendWhole(client, orderId, mp4)
  await shop.workers.outbox.runOnce()
  expect(await kept()).toHaveLength(before.length + 1)
  await shop.db
    .updateTable('outbox_events')
    .set({ next_attempt_at: new Date(0) })
    .where('kind', '=', 'video_check')
    .where('done_at', 'is', null)
    .execute()
  await shop.workers.outbox.runOnce()
  expect(await kept()).toEqual(before)
  expect(await readdir(join(folder, 'uploads'))).toEqual([])
})

test('V7.2: a bucket that is away delays a video and loses nothing', async () => {
  const s3 = await startLocalStorage()
  const { config } = s3
  const bucket = await createShop({
    env: {
      UPLOAD_DIR: join(folder, 'for-s3'),
      FFMPEG_PATH: 'none',
      S3_ENDPOINT: config.endpoint,
      S3_BUCKET: config.bucket,
      S3_REGION: config.region,
      S3_ACCESS_KEY_ID: config.accessKeyId,
      S3_SECRET_ACCESS_KEY: config.secretAccessKey,
    },
  })
  try {
    const browser = await staffWith(bucket, 'owner')
    const { id } = await paidOrder(bucket, bucket.browser())
    s3.fail({ kind: 'error', status: 500, times: 1 })
    await sendWhole(uploader(bucket.url, cookieOf(browser)), id, mp4)
    await bucket.workers.outbox.runOnce()
    expect((await readAdminOrder(browser, id)).videos).toMatchObject([{ state: 'checking' }])
    await bucket.db
      .updateTable('outbox_events')
      .set({ next_attempt_at: new Date(0) })
      .where('kind', '=', 'video_check')
      .execute()
    const video = await newestVideo(bucket, browser, id)
    expect(video.state).toBe('ready')
    expect(s3.keys().toSorted()).toEqual([`${video.id}.mp4`, `${video.id}.vtt`])
    const part = await browser.get(`/api/admin/videos/${video.id}/files/video`, {
      headers: { range: 'bytes=4-7' },
    })
    expect([part.statusCode, part.body]).toEqual([206, 'ftyp'])
  } finally {
    await bucket.close()
    await s3.close()
  }
})

test('V8.1: staff look at it before it is delivered, give it a poster, and withdraw it', async () => {
  await sendWhole(client, orderId, mp4)
  const { id } = await newestVideo(shop, staff, orderId)
  const file = (part: string) => staff.get(`/api/admin/videos/${id}/files/${part}`)
  expect([(await file('video')).statusCode, (await file('video')).headers['content-type']]).toEqual([
    200,
    'video/mp4',
  ])
  expect((await file('poster')).statusCode).toBe(404)
  const poster = await readFile(resolve(import.meta.dirname, 'fixtures/greeting.jpg'))
  const put = (payload: Buffer) =>
    staff.send({
      method: 'PUT',
      url: `/api/admin/videos/${id}/poster`,
      payload,
      headers: { 'content-type': 'image/jpeg' },
    })
  expect((await put(Buffer.from('no picture'))).json()).toMatchObject({ code: 'unsupported_media_type' })
  expect((await put(poster.subarray(0, 900))).statusCode).toBe(415)
  expect((await put(poster)).statusCode).toBe(204)
  expect((await file('poster')).rawPayload.equals(poster)).toBe(true)

  for (const _ of ['once', 'again'])
    expect((await staff.post(`/api/admin/videos/${id}/withdrawals`)).statusCode).toBe(204)
  const { videos, timeline } = await readAdminOrder(staff, orderId)
  expect(videos[0]).toMatchObject({ id, state: 'withdrawn' })
  // V8.2: once each, and by whom.
  const lines = timeline.filter(({ machine }) => machine === 'video').slice(-3)
  expect(lines.map(({ to, actor }) => [to, actor.type, actor.name])).toEqual([
    ['uploaded', 'staff', 'production'],
    ['ready', 'system', null],
    ['withdrawn', 'staff', 'production'],
  ])
  const audited = await shop.db
    .selectFrom('audit_log')
    .select('action')
    .where('action', 'like', 'video.%')
    .execute()
  expect(audited.filter(({ action }) => action === 'video.withdrawn')).toHaveLength(1)
})
