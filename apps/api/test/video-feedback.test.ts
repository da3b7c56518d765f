import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { AdminReviewList } from '@recadinho/contracts/reviews'
import type { AdminVideoFeedback, VideoFeedback } from '@recadinho/contracts/video-feedback'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attachVideo } from '../src/modules/videos/attach.ts'
import type { Browser } from './support/app.ts'
import { readOrder } from './support/order.ts'
import { createShop, paidOrder, type Shop } from './support/shop.ts'
import { readAdminOrder, signedIn } from './support/staff.ts'

const file = resolve(import.meta.dirname, 'fixtures/greeting.webm')

let folder: string
let shop: Shop
let staff: Browser
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recadinho-feedback-'))
  shop = await createShop({ env: { VIDEO_DIR: folder } })
  staff = await signedIn(shop)
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

/** An order whose video the buyer can see. */
async function delivered() {
  const browser = shop.browser()
  const { id, number } = await paidOrder(shop, browser)
  await attachVideo(shop.ctx, { number, file })
  await shop.db
    .updateTable('orders')
    .set({ status: 'completed', stage: 'ready', completed_at: shop.clock.now() })
    .where('id', '=', id)
    .execute()
  const at = (what: string) => `/api/orders/${id}/${what}`
  const put = (what: string, payload: object) => browser.send({ method: 'PUT', url: at(what), payload })
  return {
    id,
    number,
    browser,
    put,
    view: (what: string) => browser.post(at('video-views'), { what }),
    feedback: async () => (await browser.get(at('video-feedback'))).json<VideoFeedback>(),
  }
}

const seenByStaff = async (id: string) =>
  (await staff.get(`/api/admin/orders/${id}/video-feedback`)).json<AdminVideoFeedback>()
const reviews = async () => (await staff.get('/api/admin/reviews')).json<AdminReviewList>().items
const timeline = async (id: string) =>
  (await readAdminOrder(staff, id)).timeline.filter(({ machine }) => machine === 'video').map(({ to }) => to)

test('F1: before a video is shown nothing is said about one, and nobody else says anything', async () => {
  const browser = shop.browser()
  const { id } = await paidOrder(shop, browser)
  const react = {
    method: 'PUT',
    url: `/api/orders/${id}/video-reaction`,
    payload: { hearts: 5, mayQuote: false },
  } as const
  expect((await browser.send(react)).json()).toMatchObject({ code: 'illegal_transition' })
  const { id: shown } = await delivered()
  const other = shop.browser()
  expect((await other.send({ ...react, url: `/api/orders/${shown}/video-reaction` })).statusCode).toBe(404)
  expect((await other.post(`/api/orders/${shown}/video-views`, { what: 'played' })).statusCode).toBe(404)
})

test('F2, F3, F7: one reaction, which becomes a review only with consent and follows every change of mind', async () => {
  const { id, put, feedback } = await delivered()
  const before = (await reviews()).length
  await put('video-reaction', { hearts: 4, mayQuote: false, words: 'She laughed out loud.' })
  expect(await reviews()).toHaveLength(before)

  const wanted = { hearts: 5, mayQuote: true, words: 'She asked for it again and again.' }
  const both = await Promise.all([put('video-reaction', wanted), put('video-reaction', wanted)])
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await feedback()).toEqual({ reaction: wanted, problem: null })
  const [review] = await reviews()
  expect(await reviews()).toHaveLength(before + 1)
  expect(review).toMatchObject({
    author: 'Ana',
    rating: 5,
    text: wanted.words,
    locale: 'pt',
    publishedAt: null,
  })

  const publish = (published: boolean) =>
    staff.send({ method: 'PUT', url: `/api/admin/reviews/${review?.id}/publication`, payload: { published } })
  await publish(true)
  await put('video-reaction', wanted)
  expect((await reviews())[0]).toMatchObject({ publishedAt: expect.any(String) as string })
  await put('video-reaction', { ...wanted, words: 'Other words than the ones that were read.' })
  expect((await reviews())[0]).toMatchObject({ id: review?.id, publishedAt: null })
  await put('video-reaction', { ...wanted, mayQuote: false })
  expect(await reviews()).toHaveLength(before)
  expect(await timeline(id)).toEqual(['ready', 'reacted'])
  expect((await seenByStaff(id)).reaction).toMatchObject({ hearts: 5, mayQuote: false })
})

test('F3: words too few for a review, and none at all, are kept as a reaction', async () => {
  const { put, feedback } = await delivered()
  const before = (await reviews()).length
  for (const words of ['Wow!', undefined]) {
    expect((await put('video-reaction', { hearts: 5, mayQuote: true, words })).statusCode).toBe(200)
    expect((await feedback()).reaction).toEqual({ hearts: 5, mayQuote: true, words: words ?? null })
  }
  expect(await reviews()).toHaveLength(before)
  for (const wrong of [{ hearts: 6 }, { hearts: 0 }, { words: ' ' }, { words: 'x'.repeat(601) }])
    expect((await put('video-reaction', { hearts: 5, mayQuote: true, ...wrong })).statusCode).toBe(400)
})

test('F4, F7: a problem is told once, can be changed, reaches staff, and ends with the next video', async () => {
  const { id, number, put, feedback } = await delivered()
  const problem = { reason: 'name', words: 'Her name is said with a long e.' }
  await put('video-problem', problem)
  await put('video-problem', problem)
  expect(await feedback()).toMatchObject({ problem })
  expect(await timeline(id)).toEqual(['ready', 'problem'])
  expect((await put('video-problem', { reason: 'no_sound' })).json()).toMatchObject({
    problem: { reason: 'no_sound', words: null },
  })
  expect((await seenByStaff(id)).problem).toMatchObject({ reason: 'no_sound' })
  const rows = await shop.db.selectFrom('order_events').selectAll().where('order_id', '=', id).execute()
  expect(JSON.stringify(rows)).not.toContain('long e')

  await attachVideo(shop.ctx, { number, file })
  expect((await feedback()).problem).toBeNull()
  expect((await seenByStaff(id)).problem).toBeNull()
})

test('F5, F7: the first look and the first play are kept, however often it is watched', async () => {
  const { id, view } = await delivered()
  expect(await seenByStaff(id)).toMatchObject({ openedAt: null, playedAt: null })
  await view('opened')
  const first = await seenByStaff(id)
  expect(first).toMatchObject({ openedAt: expect.any(String) as string, playedAt: null })
  shop.clock.advance(60_000)
  const again = await Promise.all(['opened', 'played', 'played', 'opened'].map(view))
  expect(again.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204])
  const watched = await seenByStaff(id)
  expect(watched.openedAt).toBe(first.openedAt)
  shop.clock.advance(60_000)
  await view('played')
  expect(await seenByStaff(id)).toEqual(watched)
  expect(await timeline(id)).toEqual(['ready', 'opened', 'played'])
})

test('F6: the question for grown-ups is switched on and off, and everybody who opens the order meets it', async () => {
  const { id, browser, put } = await delivered()
  expect((await readOrder(browser, id)).videoGated).toBe(false)
  for (const gated of [true, true, false, true]) {
    expect((await put('video-gate', { gated })).statusCode).toBe(204)
    expect((await readOrder(browser, id)).videoGated).toBe(gated)
  }
})

test('F8: who changes their mind all the time has to wait', async () => {
  const { put } = await delivered()
  const codes = new Set<number>()
  for (let hearts = 0; hearts < 31; hearts++)
    codes.add((await put('video-reaction', { hearts: (hearts % 5) + 1, mayQuote: false })).statusCode)
  expect([...codes]).toEqual([200, 429])
})
