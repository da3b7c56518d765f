import { randomUUID } from 'node:crypto'
import type { SessionsCsvPart } from '@recadinho/contracts/tracked-sessions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type Browser, type TestApp } from './support/app.ts'
import { placeOrder } from './support/order.ts'
import { signedInAs } from './support/staff.ts'
import { countVisits, pageEvent, userAgent } from './support/tracking.ts'

let shop: TestApp
let marketing: Browser
let orderNumber: string
const sessionId = randomUUID()

beforeAll(async () => {
  shop = await createTestApp()
  marketing = await signedInAs(shop, 'marketing')
  const buyer = shop.browser()
  for (const path of ['/', '/purchase', '/checkout'])
    await track(
      { sessionId, path, query: { utm_source: '-1+1', utm_campaign: '<img src=x>' } },
      { from: buyer },
    )
  orderNumber = (await placeOrder(buyer)).order.number
  await track({ path: '/contact', query: { utm_source: 'meta', utm_campaign: '120208123456789012' } })
  await track({}, { agent: 'Googlebot/2.1' })
  await countVisits(shop.ctx)
})
afterAll(() => shop.close())

const track = (about: object, { agent = userAgent, from = shop.browser() } = {}) =>
  from.post('/api/user-tracking/track', pageEvent({ at: shop.clock.now(), ...about }), {
    headers: { 'user-agent': agent },
  })
const read = async (path: string) => (await marketing.get(`/api/user-tracking/${path}`)).json()
const exported = async (body: object) =>
  (await marketing.post('/api/user-tracking/session-exports', body)).json<SessionsCsvPart>()

test('a session with its events and orders, and no buyer data', async () => {
  const details = await read(`sessions/${sessionId}`)
  expect(details).toMatchObject({
    session: { id: sessionId, bot: null, entryPath: '/', exitPath: '/checkout' },
    orders: [{ number: orderNumber, paidAt: null, total: { amount: expect.any(Number), currency: 'BRL' } }],
  })
  expect(details.events.map(({ path }: { path: string }) => path).slice(0, 3)).toEqual([
    '/',
    '/purchase',
    '/checkout',
  ])
  expect(JSON.stringify(details)).not.toMatch(/ana@example|5511987654321|child/i)
  expect((await marketing.get(`/api/user-tracking/sessions/${randomUUID()}`)).statusCode).toBe(404)
})

test('T6: robots are listed on request', async () => {
  expect(await read('sessions')).toMatchObject({ total: 2 })
  expect(await read('sessions?robots=true')).toMatchObject({ total: 1, items: [{ bot: 'user_agent' }] })
})

test('the sessions of a filter as a file; values from URLs are text, never a formula', async () => {
  const { csv, rows, next } = await exported({ filters: { device: 'desktop' } })
  expect([rows, next]).toEqual([2, null])
  expect(csv.startsWith('\uFEFFid,site,startedAt,')).toBe(true)
  const line = csv.split('\r\n').find((each) => each.startsWith(sessionId))
  expect(line).toContain(`"'-1+1"`)
  expect(line).toContain(',<img src=x>,')
  expect(csv).toContain(`,"'120208123456789012",`)
  expect((await exported({ filters: { robots: true } })).rows).toBe(1)
  expect((await exported({ filters: { source: 'nobody' } })).rows).toBe(0)
})

test('a long file is exported in parts, each session once', async () => {
  await shop.ctx.pool.query(`
    insert into tracking_sessions (session_id, site, consent, started_at, last_at, source, source_at, device, pages, events, step)
    select gen_random_uuid(), '', 'granted', at, at, 'many', at, 'mobile', 1, 1, 0
    from (select date_trunc('second', now()) - interval '1 hour' * (n / 3) as at from generate_series(3, 5202) n) s`)
  const filters = { source: 'many', startDate: '2026-01-01', endDate: '2026-12-31' }
  const first = await exported({ filters })
  const second = await exported({ filters, after: first.next })
  expect([first.rows, second.rows, second.next]).toEqual([5000, 200, null])
  const ids = (first.csv + second.csv).match(/^[0-9a-f-]{36}/gm)
  expect(new Set(ids).size).toBe(5200)
})

test('current visitors, and the latest orders', async () => {
  const live = await read('live')
  expect(live).toMatchObject({
    visitors: 2,
    pages: [
      { path: '/checkout', visitors: 1 },
      { path: '/contact', visitors: 1 },
    ],
    countries: [{ country: null, visitors: 2 }],
    orders: [{ number: orderNumber, sessionId, paidAt: null }],
  })
  shop.clock.advance(6 * 60_000)
  expect(await read('live')).toMatchObject({ visitors: 0, orders: [{ number: orderNumber }] })
})

test.each([
  { filters: { page: 1 } },
  { filters: {}, after: 'x' },
  { filters: { startDate: '2026-11-02', endDate: '2026-11-01' } },
])('an export of %j is refused', async (body) => {
  expect((await marketing.post('/api/user-tracking/session-exports', body)).statusCode).toBe(400)
})
