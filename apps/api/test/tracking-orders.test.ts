import { randomUUID } from 'node:crypto'
import { consentHeader } from '@recadinho/contracts/conversions'
import type { CreatedOrder } from '@recadinho/contracts/orders'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uuidv7 } from '../src/ids.ts'
import { expireOrders } from '../src/modules/payments/expire.ts'
import type { Browser } from './support/app.ts'
import { eventually } from './support/eventually.ts'
import { createTestMailer } from './support/mailer.ts'
import { orderBody, placeOrder, withKey } from './support/order.ts'
import { createShop, openPayment, submitCard, type Shop } from './support/shop.ts'
import { signedInAs } from './support/staff.ts'
import { countVisits, pageEvent, userAgent, type PageEvent } from './support/tracking.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop({ overrides: { mailer: createTestMailer().mailer } })
})
afterAll(() => shop.close())

async function visit(
  browser: Browser,
  { sessionId = randomUUID(), ...about }: Partial<PageEvent> = {},
): Promise<string> {
  const event = pageEvent({ at: shop.clock.now(), sessionId, query: { utm_source: 'newsletter' }, ...about })
  await browser.post('/api/user-tracking/track', event, { headers: { 'user-agent': userAgent } })
  return sessionId
}
const sessionOf = (id: string) =>
  shop.db
    .selectFrom('tracking_sessions')
    .select([
      'visitor_id',
      'step',
      'converted_at',
      'source',
      'device',
      'consent',
      'pages',
      'started_at',
      'last_at',
    ])
    .where('session_id', '=', id)
    .executeTakeFirst()
/** As the storefront does where advertising may run. */
async function orderWithConsent(browser: Browser, change: object = {}): Promise<CreatedOrder> {
  const headers = { ...withKey().headers, [consentHeader]: '1' }
  return (await browser.post('/api/orders', { ...orderBody, ...change }, { headers })).json()
}
const orderSession = (id: string) =>
  shop.db.selectFrom('orders').select('tracking_session_id').where('id', '=', id).executeTakeFirst()

test('T9: an order placed and paid counts for its session’s source, even a day later', async () => {
  const browser = shop.browser()
  const sessionId = await visit(browser)
  const before = await sessionOf(sessionId)
  const { order } = await orderWithConsent(browser)
  expect(await orderSession(order.id)).toEqual({ tracking_session_id: sessionId })
  await eventually(async () =>
    expect(await sessionOf(sessionId)).toMatchObject({ step: 3, converted_at: null }),
  )
  shop.clock.advance(20 * 3_600_000)
  const { clientSecret } = await openPayment(browser, order.id, 'card')
  await submitCard(shop, clientSecret)
  await shop.idle()
  await shop.workers.outbox.runOnce()
  await eventually(async () => expect((await sessionOf(sessionId))?.converted_at).toBeInstanceOf(Date))
  expect(await sessionOf(sessionId)).toEqual({ ...before, step: 4, converted_at: expect.any(Date) })
  await countVisits(shop.ctx)
  const marketing = await signedInAs(shop, 'marketing')
  const read = async (path: string) => (await marketing.get(`/api/user-tracking/${path}`)).json()
  expect((await read('conversion?source=newsletter')).steps).toMatchObject({ visit: 1, payment: 1, paid: 1 })
  expect((await read('sessions?convertedOnly=true')).items).toMatchObject([{ id: sessionId, step: 'paid' }])
})

test('T8, T9: a sale keeps its campaign when the buyer returns from paying before it is confirmed', async () => {
  const browser = shop.browser()
  const query = { utm_source: 'facebook', utm_campaign: 'natal' }
  const sessionId = await visit(browser, { query, referrer: 'https://l.facebook.com/' })
  const { order } = await orderWithConsent(browser)
  const { clientSecret } = await openPayment(browser, order.id, 'card')
  shop.clock.advance(60_000)
  await visit(browser, {
    sessionId,
    path: '/order-confirmation',
    query: {},
    referrer: 'https://checkout.stripe.com/',
  })
  await submitCard(shop, clientSecret)
  await shop.idle()
  await shop.workers.outbox.runOnce()
  const origin = () =>
    shop.db
      .selectFrom('order_origins')
      .select(['source', 'campaign'])
      .where('order_id', '=', order.id)
      .executeTakeFirst()
  await eventually(async () => expect(await origin()).toEqual({ source: 'facebook', campaign: 'natal' }))
})

test('E7: erasing a buyer’s data deletes the session of their order and the visitor’s others', async () => {
  const browser = shop.browser()
  const visitorId = uuidv7(shop.clock.now())
  const [other, sessionId] = [await visit(browser, { visitorId }), await visit(browser, { visitorId })]
  const guardianEmail = 'forget@example.com'
  await orderWithConsent(browser, { guardianEmail, whatsappNumber: '5511955554444' })
  shop.clock.advance(25 * 3_600_000)
  await expireOrders(shop.ctx, null)
  const owner = await signedInAs(shop, 'owner')
  const held = await owner.post('/api/admin/personal-data-lookups', { search: guardianEmail })
  expect(held.json().categories).toContainEqual({ category: 'visits', rows: 2 })
  const exported = await owner.post('/api/admin/personal-data-exports', { search: guardianEmail })
  expect(exported.json().data.tracking_sessions).toMatchObject([
    { id: expect.any(String), source: 'newsletter', events: [{ action: 'pageview' }, {}] },
    { id: expect.any(String), events: [{ action: 'pageview', path: '/' }] },
  ])
  const erased = await owner.post('/api/admin/personal-data-erasures', {
    search: guardianEmail,
    rowsSeen: held.json().rows,
  })
  expect(erased.statusCode).toBe(200)
  await shop.workers.outbox.runOnce()
  await eventually(async () =>
    expect([await sessionOf(sessionId), await sessionOf(other)]).toEqual([undefined, undefined]),
  )
})

test('T10: an order placed after consent was withdrawn is linked to no visitor and no other visit', async () => {
  const browser = shop.browser()
  const visitorId = uuidv7(shop.clock.now())
  const [other, sessionId] = [await visit(browser, { visitorId }), await visit(browser, { visitorId })]
  expect(await sessionOf(sessionId)).toMatchObject({ visitor_id: visitorId, consent: 'granted' })
  // On the same page, so that the order is the first to say so.
  shop.clock.advance(1000)
  const { order } = await placeOrder(browser)
  expect(await orderSession(order.id)).toEqual({ tracking_session_id: sessionId })
  await eventually(async () =>
    expect(await sessionOf(sessionId)).toMatchObject({ step: 3, visitor_id: null, consent: 'exempt' }),
  )
  expect(await sessionOf(other)).toMatchObject({ visitor_id: visitorId })
})

test('T10: after consent was withdrawn the session has no visitor, however late an earlier event arrives', async () => {
  const browser = shop.browser()
  const visitorId = uuidv7(shop.clock.now())
  const sessionId = await visit(browser, { visitorId })
  shop.clock.advance(1000)
  await visit(browser, { sessionId, consent: 'exempt', visitorId })
  expect(await sessionOf(sessionId)).toMatchObject({ visitor_id: null, consent: 'exempt' })
  const earlier = new Date(shop.clock.now().getTime() - 2000)
  await visit(browser, { sessionId, visitorId, at: earlier, sentAt: shop.clock.now().toISOString() })
  expect(await sessionOf(sessionId)).toMatchObject({ visitor_id: null, consent: 'exempt', pages: 3 })
  shop.clock.advance(1000)
  await visit(browser, { sessionId, consent: 'granted', visitorId })
  expect(await sessionOf(sessionId)).toMatchObject({ visitor_id: visitorId })
})

test('T10: an order after a refusal of all measurement has no session', async () => {
  const browser = shop.browser()
  await visit(browser)
  await visit(browser, { consent: 'denied' })
  const { order } = await placeOrder(browser)
  expect(await orderSession(order.id)).toEqual({ tracking_session_id: null })
})

test('T10: without consent no order is linked to a session', async () => {
  const browser = shop.browser()
  await visit(browser, { consent: 'denied' })
  const { order } = await placeOrder(browser)
  expect(await orderSession(order.id)).toEqual({ tracking_session_id: null })
})

test('T9: a page cannot mark its session as paid', async () => {
  const browser = shop.browser()
  const sessionId = randomUUID()
  const event = pageEvent({ at: shop.clock.now(), sessionId, action: 'Purchase', step: 'paid', value: 1 })
  await browser.post('/api/user-tracking/track', event, { headers: { 'user-agent': userAgent } })
  expect(await sessionOf(sessionId)).toMatchObject({ step: 0, converted_at: null })
})

test('T9: a cookie without a valid session id is ignored', async () => {
  const browser = shop.browser()
  browser.cookies.set('__Host-recadinho_session', "' or 1=1")
  const { order } = await placeOrder(browser)
  expect(await orderSession(order.id)).toEqual({ tracking_session_id: null })
})
