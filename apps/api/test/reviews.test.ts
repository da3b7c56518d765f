import type { AdminReview, Review } from '@recadinho/contracts/reviews'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type Browser, type TestApp } from './support/app.ts'
import { eventually } from './support/eventually.ts'
import { signedIn } from './support/staff.ts'

let shop: TestApp
let owner: Browser
beforeAll(async () => {
  shop = await createTestApp()
  owner = await signedIn(shop)
})
afterAll(() => shop.close())

const words = { author: 'Renata, Recife', rating: 5, text: 'He asked to see it again at once.', locale: 'pt' }
const published = async () =>
  (await shop.browser().get('/api/reviews')).json<{ items: Review[] }>().items.map(({ id }) => id)
const counted = async () =>
  (await shop.browser().get('/api/catalog?locale=en')).json<{ reviewsCount: number }>().reviewsCount
const publish = (id: string, wanted: boolean) =>
  owner.send({ method: 'PUT', url: `/api/admin/reviews/${id}/publication`, payload: { published: wanted } })

async function create(change: object = {}): Promise<AdminReview> {
  const response = await owner.post('/api/admin/reviews', { ...words, ...change })
  expect(response.statusCode).toBe(201)
  return response.json()
}

const trail = async (id: string) =>
  (
    await shop.db
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('subject', '=', `reviews/${id}`)
      .orderBy('id')
      .execute()
  ).map(({ action, details }) => [action, details])

test('a new shop shows no review', async () => {
  expect(await published()).toEqual([])
  expect(await counted()).toBe(0)
})

test('a review is shown from its publication until it is withdrawn, and the log says who did it', async () => {
  const { id, publishedAt } = await create()
  expect(publishedAt).toBeNull()
  expect(await published()).toEqual([])

  expect((await publish(id, true)).json<AdminReview>().publishedAt).not.toBeNull()
  await eventually(async () => expect(await published()).toEqual([id]))
  expect(await counted()).toBe(1)

  expect((await publish(id, false)).json<AdminReview>().publishedAt).toBeNull()
  await eventually(async () => expect(await published()).toEqual([]))
  // It contains neither the parent's name nor the text.
  expect(await trail(id)).toEqual([
    ['review.created', {}],
    ['review.published', {}],
    ['review.unpublished', {}],
  ])
})

test('publishing twice is as publishing once: the date stays, and the log has one line', async () => {
  const { id } = await create()
  const first = (await publish(id, true)).json<AdminReview>()
  shop.clock.advance(60_000)
  expect((await publish(id, true)).json()).toEqual(first)
  expect((await trail(id)).map(([action]) => action)).toEqual(['review.created', 'review.published'])
  await publish(id, false)
  await eventually(async () => expect(await published()).toEqual([]))
})

test('the newest published review comes first', async () => {
  const [older, newer] = [await create(), await create()]
  await publish(newer.id, true)
  shop.clock.advance(1000)
  await publish(older.id, true)
  await eventually(async () => expect(await published()).toEqual([older.id, newer.id]))
  const all = (await owner.get('/api/admin/reviews')).json<{ items: AdminReview[] }>().items
  expect(all.length).toBeGreaterThan(2)
  const listed = async (shown: boolean) =>
    (await owner.get(`/api/admin/reviews?published=${shown}`)).json<{ items: AdminReview[] }>().items
  expect((await listed(true)).map(({ id }) => id)).toEqual([newer.id, older.id])
  expect((await listed(false)).every(({ publishedAt }) => publishedAt === null)).toBe(true)
})

test.each([
  ['no stars', { rating: 0 }],
  ['six stars', { rating: 6 }],
  ['no author', { author: '' }],
  ['hardly a word', { text: 'Nice.' }],
  ['a language that the shop does not speak', { locale: 'fr' }],
  ['a publication that slips in', { publishedAt: '2026-01-01T00:00:00Z' }],
])('%s is refused', async (_, change) => {
  const response = await owner.post('/api/admin/reviews', { ...words, ...change })
  expect([response.statusCode, response.json().code]).toEqual([400, 'validation_failed'])
})

test('an unknown review is 404, and production staff may not speak for the shop', async () => {
  expect((await publish('01920000-0000-7000-8000-000000000000', true)).statusCode).toBe(404)
  const maker = await signedIn(shop, 'maker@recadinho.test')
  await shop.db
    .updateTable('staff')
    .set({ role: 'production' })
    .where('email', '=', 'maker@recadinho.test')
    .execute()
  await eventually(async () => expect((await maker.post('/api/admin/reviews', words)).statusCode).toBe(403))
})
