import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recount } from '../src/modules/tracking/recount.ts'
import { writeNotes } from '../src/modules/tracking/tracking.ts'
import { createTestApp, type Browser, type TestApp } from './support/app.ts'
import { signedInAs } from './support/staff.ts'
import { countVisits, pageEvent, userAgent } from './support/tracking.ts'

let shop: TestApp
let marketing: Browser
const sessionId = randomUUID()

beforeAll(async () => {
  shop = await createTestApp()
  marketing = await signedInAs(shop, 'marketing')
  for (const path of ['/', '/purchase', '/checkout'])
    await track(pageEvent({ at: shop.clock.now(), sessionId, path, query: { utm_source: 'newsletter' } }))
  await track(pageEvent({ at: shop.clock.now() }))
  await track(pageEvent({ at: shop.clock.now() }), 'Googlebot/2.1')
  await track({ nothing: 'right' })
  await countVisits(shop.ctx)
  await writeNotes(shop.ctx)
})
afterAll(() => shop.close())

const track = (body: object, agent = userAgent) =>
  shop.browser().post('/api/user-tracking/track', body, { headers: { 'user-agent': agent } })
const read = async (path: string) => (await marketing.get(`/api/user-tracking/${path}`)).json()

test('§7: sessions, with their filters', async () => {
  expect(await read('sessions')).toMatchObject({ total: 2, page: 1, limit: 50 })
  expect(await read('sessions?source=newsletter&device=desktop&limit=1')).toMatchObject({
    total: 1,
    items: [
      { id: sessionId, entryPath: '/', exitPath: '/checkout', step: 'checkout', pages: 3, convertedAt: null },
    ],
  })
  expect(await read('sessions?convertedOnly=true')).toMatchObject({ total: 0, items: [] })
  expect(await read('sessions?endDate=2026-01-31&startDate=2026-01-01')).toMatchObject({ total: 0 })
})

test('§7: stats, with robots and refusals', async () => {
  const stats = await read('stats')
  expect(stats).toMatchObject({
    totals: { sessions: 2, pages: 4, paid: 0 },
    before: { sessions: 0, visitors: 0, pages: 0 },
    bots: [{ reason: 'user_agent', sessions: 1 }],
    notes: [
      { reason: 'bot_user_agent', count: 1 },
      { reason: 'refused_validation_failed', count: 1 },
    ],
  })
  expect(stats.days).toHaveLength(1)
  const week = await read('stats?days=7&endDate=2026-01-31')
  expect([week.startDate, week.endDate]).toEqual(['2026-01-25', '2026-01-31'])
  expect((await read('stats?source=newsletter')).totals).toMatchObject({ sessions: 1, pages: 3 })
})

test('§7: the funnel', async () => {
  expect(await read('conversion')).toMatchObject({
    steps: { visit: 2, purchase: 1, checkout: 1, payment: 0, paid: 0 },
    sources: [
      { source: 'direct', visit: 1 },
      { source: 'newsletter', visit: 1, checkout: 1 },
    ],
  })
})

test.each([
  'sessions?startDate=2026-11-02&endDate=2026-11-01',
  'stats?startDate=2025-01-01&endDate=2026-11-01',
  'stats?startDate=0000-01-01&endDate=0000-01-02',
  'sessions?endDate=0001-01-01',
  'conversion?startDate=yesterday',
  'stats?days=401',
  'stats?country=BR&campaign=natal',
  'sessions?limit=201',
  'sessions?page=0',
  'sessions?device=fridge',
  'sessions?order=1',
])('%s is refused', async (path) => {
  const response = await marketing.get(`/api/user-tracking/${path}`)
  expect([response.statusCode, response.json().code]).toEqual([400, 'validation_failed'])
})

test('E10: figures of any days are recomputed; days whose sessions are deleted keep theirs', async () => {
  const before = await read('stats')
  const day = before.days[0].day
  await shop.ctx.pool.query(
    `insert into tracking_days (day, source, device, sessions, pages, bounces, seconds, purchase, checkout, payment, paid)
     values ('2026-01-05', 'direct', 'mobile', 7, 7, 7, 0, 0, 0, 0, 0)`,
  )
  await shop.db.updateTable('tracking_days').set({ pages: 99 }).where('day', '=', day).execute()
  const reported: string[] = []
  expect(
    await recount(shop.ctx, { from: '2026-01-01', until: day }, (...line) => reported.push(line.join(' '))),
  ).toBe(1)
  expect(reported).toEqual([`${day} 1 1`])
  expect((await read('stats')).totals).toEqual(before.totals)
  expect((await read('stats?startDate=2026-01-05&endDate=2026-01-05')).totals.sessions).toBe(7)
})
