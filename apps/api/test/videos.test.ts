import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Order } from '@recadinho/contracts/orders'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attachVideo, revokeVideo } from '../src/modules/videos/attach.ts'
import { purge } from '../src/modules/retention/purge.ts'
import type { Browser } from './support/app.ts'
import { readOrder } from './support/order.ts'
import { createShop, paidOrder, type Shop } from './support/shop.ts'
import { readAdminOrder, signedIn } from './support/staff.ts'

/** A second and a half recorded by a browser, and its last frame. */
const file = resolve(import.meta.dirname, 'fixtures/greeting.webm')
const poster = resolve(import.meta.dirname, 'fixtures/greeting.jpg')

let folder: string
let shop: Shop
let staff: Browser
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recadinho-videos-'))
  shop = await createShop({ env: { VIDEO_DIR: join(folder, 'kept'), FFMPEG_PATH: 'none' } })
  staff = await signedIn(shop)
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

async function complete(id: string) {
  for (const stage of ['scripting', 'recording', 'review', 'ready']) {
    const { version } = await readAdminOrder(staff, id)
    await staff.post(`/api/admin/orders/${id}/stages`, { version, stage, reason: 'Moved by staff' })
  }
  const { version } = await readAdminOrder(staff, id)
  const done = await staff.post(`/api/admin/orders/${id}/completions`, {
    version,
    reason: 'Handed over',
  })
  expect(done.statusCode).toBe(200)
}

async function delivered(): Promise<{ browser: Browser; order: Order }> {
  const browser = shop.browser()
  const { id, number } = await paidOrder(shop, browser)
  await attachVideo(shop.ctx, { number, file, poster })
  await complete(id)
  return { browser, order: await readOrder(browser, id) }
}

const urlOf = ({ video }: Order) => video?.url ?? 'no video'

test('V1.1: the buyer gets the video with the delivery, not before', async () => {
  const browser = shop.browser()
  const { id, number } = await paidOrder(shop, browser)
  expect(await readOrder(browser, id)).toMatchObject({ video: null, videoState: 'none' })
  const { id: videoId } = await attachVideo(shop.ctx, { number, file })
  expect(await readOrder(browser, id)).toMatchObject({ video: null, videoState: 'none' })
  await complete(id)
  const order = await readOrder(browser, id)
  expect(order).toMatchObject({
    videoState: 'ready',
    video: { mimeType: 'video/webm', posterUrl: null },
  })
  expect(urlOf(order)).toMatch(new RegExp(`^/api/videos/${videoId}\\?token=[\\w-]{22}$`))
  const days = (Date.parse(order.video?.expiresAt ?? '') - shop.clock.now().getTime()) / 86_400_000
  expect(days).toBeCloseTo(90, 1)
})

test('V1.2, V1.4: it streams whole and in parts, over a real socket, to anyone who has its address', async () => {
  const { order } = await delivered()
  const request = (headers: Record<string, string> = {}, more = '') =>
    fetch(shop.url + urlOf(order) + more, { headers })

  const [id = ''] = urlOf(order).split('/').at(-1)?.split('?') ?? []
  const bytes = await readFile(join(folder, 'kept', `${id}.webm`))
  const whole = await request()
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/webm'])
  expect(whole.headers.get('accept-ranges')).toBe('bytes')
  expect(whole.headers.get('cache-control')).toBe('private, no-cache')
  expect(whole.headers.get('content-disposition')).toBe(`inline; filename="${order.number}.webm"`)
  expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true)

  const part = await request({ range: 'bytes=100-199' })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${bytes.length}`])
  expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100, 200))).toBe(true)
  const tail = await request({ range: 'bytes=-7' })
  expect(Buffer.from(await tail.arrayBuffer()).equals(bytes.subarray(-7))).toBe(true)
  const outside = await request({ range: `bytes=${bytes.length}-` })
  expect([outside.status, outside.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`])

  const etag = whole.headers.get('etag') ?? ''
  expect((await request({ 'if-none-match': etag })).status).toBe(304)
  expect((await request({ range: 'bytes=0-9', 'if-range': etag })).status).toBe(206)
  expect((await request({ range: 'bytes=0-9', 'if-range': '"another"' })).status).toBe(200)
  const head = await fetch(shop.url + urlOf(order), { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)])

  const saved = await request({}, '&download=1')
  expect(saved.headers.get('content-disposition')).toBe(`attachment; filename="${order.number}.webm"`)
  const picture = await fetch(shop.url + (order.video?.posterUrl ?? ''))
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const captions = await fetch(shop.url + (order.video?.captionsUrl ?? ''))
  expect(captions.headers.get('content-type')).toBe('text/vtt; charset=utf-8')
  expect(await captions.text()).toMatch(/^WEBVTT\n\n00:00:00\.000 --> /)
})

test('V1.2: another secret, another video and nonsense are all 404; the order’s secret opens no video', async () => {
  const { order } = await delivered()
  const other = await delivered()
  const [path = ''] = urlOf(order).split('?')
  const foreign = new URL(urlOf(other.order), shop.url).searchParams.get('token') ?? ''
  for (const token of [foreign, 'x'.repeat(22)])
    expect((await shop.browser().get(`${path}?token=${token}`)).json()).toMatchObject({ code: 'not_found' })
  expect((await shop.browser().get(path)).statusCode).toBe(400)
  expect((await shop.browser().get(`/api/videos/..%2f..%2fetc?token=${foreign}`)).statusCode).toBe(400)
})

test('V1.3: past its time, or withdrawn, it is gone at once, and the order says which; a new one takes its place', async () => {
  const { browser, order } = await delivered()
  await shop.db
    .updateTable('videos')
    .set({ expires_at: shop.clock.now() })
    .where('order_id', '=', order.id)
    .execute()
  const gone = await browser.get(urlOf(order))
  expect([gone.statusCode, gone.json()]).toMatchObject([
    410,
    { code: 'video_gone', details: { state: 'expired' } },
  ])
  expect(await readOrder(browser, order.id)).toMatchObject({ video: null, videoState: 'expired' })

  await attachVideo(shop.ctx, { number: order.number, file })
  const again = await readOrder(browser, order.id)
  expect(again.videoState).toBe('ready')
  await revokeVideo(shop.ctx, order.number)
  expect((await browser.get(urlOf(again))).json()).toMatchObject({ details: { state: 'withdrawn' } })
  expect(await readOrder(browser, order.id)).toMatchObject({ video: null, videoState: 'withdrawn' })
})

test('V1.3: who opens a link that does not live any more is led to a page that helps, by what became of it', async () => {
  const { order } = await delivered()
  const open = async (path: string) => {
    const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
    const { status, headers: answer } = await fetch(shop.url + path, { headers, redirect: 'manual' })
    return [status, answer.get('location')?.replace(shop.ctx.config.publicOrigin, '')]
  }
  expect(await open(urlOf(order))).toEqual([200, undefined])
  for (const cut of [urlOf(order).slice(0, -3), urlOf(order).split('?')[0] ?? '', '/api/videos/x?token=x'])
    expect(await open(cut)).toEqual([303, '/order-confirmation#video-unknown'])
  await revokeVideo(shop.ctx, order.number)
  expect(await open(urlOf(order))).toEqual([303, '/order-confirmation#video-withdrawn'])
  const past = { revoked_at: null, expires_at: shop.clock.now() }
  await shop.db.updateTable('videos').set(past).where('order_id', '=', order.id).execute()
  expect(await open(urlOf(order))).toEqual([303, '/order-confirmation#video-expired'])
})

test('V1.5: what is no video is refused by its bytes, and nothing is kept', async () => {
  const { number } = await paidOrder(shop, shop.browser())
  const fake = join(folder, 'fake.mp4')
  await writeFile(fake, '<html>not a video</html>')
  const before = await readdir(join(folder, 'kept'))
  await expect(attachVideo(shop.ctx, { number, file: fake })).rejects.toThrow('not an MP4, WebM or QuickTime')
  await expect(attachVideo(shop.ctx, { number, file, poster: fake })).rejects.toThrow('not a JPEG')
  await expect(attachVideo(shop.ctx, { number, file: join(folder, 'absent') })).rejects.toThrow(
    'cannot be read',
  )
  await expect(attachVideo(shop.ctx, { number: 'R-222222', file })).rejects.toThrow('no order R-222222')
  expect(await readdir(join(folder, 'kept'))).toEqual(before)
})

test('V9.1: the files of a video past its time, or withdrawn, are removed at night; those of others stay', async () => {
  const files = async () => new Set((await readdir(join(folder, 'kept'))).map((name) => name.slice(0, 36)))
  const idOf = (order: Order) => urlOf(order).split('/').at(-1)?.split('?')[0] ?? ''
  const [kept, expired, withdrawn] = [await delivered(), await delivered(), await delivered()]
  await shop.db
    .updateTable('videos')
    .set({ expires_at: new Date(shop.clock.now().getTime() - 1) })
    .where('id', '=', idOf(expired.order))
    .execute()
  await revokeVideo(shop.ctx, withdrawn.order.number)
  shop.clock.advance(1000)
  await purge(shop.ctx, new AbortController().signal)
  const left = await files()
  expect([kept, expired, withdrawn].map(({ order }) => left.has(idOf(order)))).toEqual([true, false, false])
  expect((await expired.browser.get(urlOf(expired.order))).json()).toMatchObject({
    details: { state: 'expired' },
  })
  const { videos, timeline } = await readAdminOrder(staff, withdrawn.order.id)
  expect(videos).toMatchObject([{ state: 'withdrawn', parts: [] }])
  expect(timeline.at(-1)).toMatchObject({ machine: 'video', to: 'removed', actor: { type: 'system' } })
  const { removed } = await shop.db
    .selectFrom('purges')
    .select('removed')
    .where('name', '=', 'video_files')
    .executeTakeFirstOrThrow()
  expect(removed).toBeGreaterThanOrEqual(2)
})

test('V1.3: the owner decides for how many days a new video is kept', async () => {
  await shop.db.updateTable('settings').set({ keep_videos_days: 30 }).execute()
  const { order } = await delivered()
  const days = (Date.parse(order.video?.expiresAt ?? '') - shop.clock.now().getTime()) / 86_400_000
  expect(days).toBeCloseTo(30, 1)
})
