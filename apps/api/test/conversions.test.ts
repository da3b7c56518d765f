import type { ShopHealth } from '@recadinho/contracts/dashboard'
import { startLocalAds, type LocalAds } from '@recadinho/local-ads'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findAccount, markRefused } from '../src/modules/advertising/account.ts'
import { conversions } from '../src/modules/conversions/send.ts'
import { metaEventOf } from '../src/modules/conversions/meta.ts'
import type { ConversionPayload } from '../src/modules/conversions/payload.ts'
import { insertOutboxEvents } from '../src/modules/outbox/write.ts'
import { createTestApp, origin, type Browser } from './support/app.ts'
import { eventually } from './support/eventually.ts'
import type { CreatedOrder, Order } from '@recadinho/contracts/orders'
import { orderBody, withKey } from './support/order.ts'
import { eventsOf, retryNow } from './support/outbox.ts'
import { createShop, openPayment, submitCard, type Shop } from './support/shop.ts'
import { signedIn } from './support/staff.ts'

const tokens = { metaToken: 'EAA-token-of-the-shop-1', tiktokToken: 'tiktok-token-of-the-shop' }
const fbp = 'fb.1.1558571054389.1098115397'
let ads: LocalAds
let shop: Shop
let staff: Browser

const env = () => ({
  META_API_URL: `${ads.url}/graph`,
  TIKTOK_API_URL: `${ads.url}/tiktok`,
  GATEWAY_TIMEOUT_MS: '300',
})

beforeAll(async () => {
  ads = await startLocalAds({ ...tokens, port: 0 })
  shop = await createShop({
    env: env(),
  })
  staff = await signedIn(shop)
  await staff.send({
    method: 'PATCH',
    url: '/api/admin/advertising',
    payload: {
      was: { metaPixelId: '', tiktokPixelId: '' },
      changes: { metaPixelId: '1234567890', tiktokPixelId: 'C4A1B2C3D4E5F6G7H8I9' },
    },
  })
  await setToken('meta', tokens.metaToken)
  await setToken('tiktok', tokens.tiktokToken)
  await eventually(async () =>
    expect((await shop.ctx.catalog.snapshot()).advertising.tiktok_token_end).toBe('shop'),
  )
})
beforeEach(() => {
  ads.clear()
  ads.faults.clear()
})
afterAll(async () => {
  await shop.close()
  await ads.close()
})

const setPixel = (was: string, metaPixelId: string) =>
  staff.send({
    method: 'PATCH',
    url: '/api/admin/advertising',
    payload: { was: { metaPixelId: was }, changes: { metaPixelId } },
  })
const setToken = (network: string, token: string) =>
  staff.send({ method: 'PUT', url: `/api/admin/advertising/${network}/token`, payload: { token } })
const work = () => shop.workers.outbox.runOnce()
let last = 0
const body = (change: object = {}) => ({
  eventName: 'PageView',
  eventId: `event-${(last += 1)}-of-the-browser`,
  customData: { content_name: 'home' },
  url: `${origin}/?utm_source=ig&name=Ana`,
  userAgent: 'what the page says',
  ...change,
})
const agreed = { 'x-consent': '1', 'x-fbp': fbp, 'user-agent': 'Firefox' }
const report = (change: object = {}, headers: object = agreed, browser = shop.browser()) =>
  browser.post('/api/facebook-conversion', body(change), { headers: { ...headers } })
const payloadOf = (id: string): ConversionPayload => ({
  name: 'PageView',
  id,
  at: new Date().toISOString(),
  url: `${origin}/`,
  consent: 1,
  identity: { ip: '127.0.0.1', userAgent: 'Firefox' },
  data: {},
})
/** What is due together goes in any order. */
const ids = () =>
  ads
    .list()
    .map(({ id }) => `${id}`)
    .toSorted()
const waiting = () =>
  shop.db
    .selectFrom('outbox_events')
    .select(['kind', 'payload', 'attempts', 'last_error'])
    .where('kind', '=', 'meta_conversion')
    .where('done_at', 'is', null)
    .execute()

test('C1: without consent an event is refused and leaves nothing', async () => {
  expect((await report({}, {})).statusCode).toBe(403)
  expect((await report({}, { ...agreed, 'sec-gpc': '1' })).statusCode).toBe(403)
  expect((await report({}, { ...agreed, 'x-consent': '2' })).statusCode).toBe(403)
  expect(await waiting()).toEqual([])
})

test('C2, C3, C4: an event is answered at once and told as the server knows it, then forgotten', async () => {
  const browser = shop.browser()
  await browser.post('/api/user-access/register', { phoneNumber: '', ipAddress: null, userAgent: 'Firefox' })
  const customData = { content_name: 'home', child_name: 'Ana', value: 49.9, cta_location: 'Ana, 7' }
  const answer = await report(
    { customData, eventName: 'CTAClick', eventId: 'the-browsers-own' },
    agreed,
    browser,
  )
  expect(answer.statusCode).toBe(202)
  expect(await waiting()).toMatchObject([{ payload: { consent: 1 } }])
  await work()
  expect(ads.list()).toMatchObject([
    {
      network: 'meta',
      source: 'server',
      pixelId: '1234567890',
      name: 'CTAClick',
      id: 'the-browsers-own',
      url: `${origin}/?utm_source=ig`,
      data: {
        user_data: {
          client_ip_address: '127.0.0.1',
          client_user_agent: 'Firefox',
          fbp,
          external_id: [expect.stringMatching(/^[0-9a-f]{64}$/)],
        },
        custom_data: { content_name: 'home', value: 49.9, currency: 'BRL' },
      },
    },
  ])
  expect(JSON.stringify(ads.list())).not.toMatch(/ana/i)
  const kept = await shop.db
    .selectFrom('outbox_events')
    .select('payload')
    .where('dedupe_key', '=', 'CTAClick/the-browsers-own')
    .executeTakeFirstOrThrow()
  expect(kept.payload).toEqual({})
})

test('the same event twice, from a repeated request, is told once', async () => {
  await report({ eventId: 'sent-again-by-the-page' })
  await report({ eventId: 'sent-again-by-the-page' })
  await work()
  expect(ads.list()).toHaveLength(1)
})

test('C7: one wrong event keeps no other from being told', async () => {
  const payload = { ...payloadOf('wrong-one'), url: 'nowhere' }
  const wrong = { kind: 'meta_conversion', dedupeKey: 'wrong', payload }
  for (const eventId of ['first-of-four', 'second-of-four']) await report({ eventId })
  await insertOutboxEvents(shop.db, [wrong], new Date())
  await report({ eventId: 'fourth-of-four' })
  await work()
  expect(ids()).toEqual(['first-of-four', 'fourth-of-four', 'second-of-four'])
  expect(ads.list().every(({ counted }) => counted)).toBe(true)
  expect(await waiting()).toEqual([])
})

test.each([
  ['the answer is lost', { kind: 'hang' }],
  ['the connection breaks', { kind: 'cut' }],
  ['a proxy is in the way', { kind: 'proxy', status: 502 }],
] as const)('C6: where %s, it is told again with its id and counts once', async (_, fault) => {
  await report()
  ads.faults.add(fault)
  await work()
  expect(await waiting()).toMatchObject([{ attempts: 1 }])
  await retryNow(shop.db)
  await work()
  expect(await waiting()).toEqual([])
  expect(ads.list().filter(({ counted }) => counted)).toHaveLength(1)
})

test('C6: after 47 hours it is not told any more', async () => {
  await report()
  await sql`update outbox_events set created_at = now() - interval '47 hours' where done_at is null`.execute(
    shop.db,
  )
  await work()
  expect(await waiting()).toEqual([])
  expect(ads.list()).toEqual([])
})

test('C8: a refused token pauses the sender, which the dashboard shows, until there is another one', async () => {
  const health = async () => (await staff.get('/api/admin/health')).json<ShopHealth>().advertising
  await report({ eventId: 'while-it-is-refused' })
  ads.faults.add({ kind: 'error', code: 190, status: 401 })
  await work()
  await report({ eventId: 'after-it-was-refused' })
  await work()
  expect(ads.list()).toEqual([])
  expect(await waiting()).toMatchObject([
    { attempts: 0, last_error: 'account_refused' },
    { attempts: 0, last_error: 'account_refused' },
  ])
  expect(await health()).toMatchObject([
    { network: 'meta', waiting: 2, refusedAt: expect.any(String) },
    { network: 'tiktok', waiting: 0, refusedAt: null },
  ])
  expect(shop.logs()).toContain('ad_account_refused')
  await setToken('meta', tokens.metaToken)
  await work()
  expect(ids()).toEqual(['after-it-was-refused', 'while-it-is-refused'])
  expect((await health())[0]).toMatchObject({ waiting: 0, refusedAt: null })
})

test('C8: a wrong pixel pauses the sender too, and drops no sale; another pixel gets what waits', async () => {
  ads.faults.add({ kind: 'error', code: 100, subcode: 33 })
  const order = await orderOf(agreed)
  await paid(order)
  expect(await eventsOf(shop.db, order.id, 'meta_purchase')).toMatchObject([
    { state: 'waiting', last_error: 'account_refused' },
  ])
  await setPixel('1234567890', '9876543210')
  await work()
  expect(ads.list()).toMatchObject([{ name: 'Purchase', id: order.id, pixelId: '9876543210' }])
  await setPixel('9876543210', '1234567890')
})

test('C8: a late refusal of the last token or pixel says nothing of a new one', async () => {
  const { db, config } = shop.ctx
  const account = await findAccount(db, config, 'meta')
  if (account === undefined || account === 'refused') throw new Error('There is no account')
  await setToken('meta', tokens.metaToken)
  expect(await markRefused(db, 'meta', account, new Date())).toBe(false)
  expect(await markRefused(db, 'meta', { ...account, pixelId: '55555' }, new Date())).toBe(false)
  expect(await findAccount(db, config, 'meta')).toMatchObject({ token: tokens.metaToken })
})

test('C8: requests that went out together pause once; half of a batch that is refused for it is not tried', async () => {
  // A copy of the context has its own batches.
  const { meta } = conversions({ ...shop.ctx })
  const event = (event_id: string) =>
    ({ ...metaEventOf(payloadOf(event_id)), event_id }) satisfies Parameters<typeof meta>[0]
  ads.faults.add({ kind: 'error', code: 100 })
  ads.faults.add({ kind: 'error', code: 4, status: 429 })
  const answers = await Promise.all([meta(event('first-half-01')), meta(event('second-half-1'))])
  expect(answers.map(({ kind }) => kind)).toEqual(['limited', 'limited'])
  // The first pause, five seconds, not yet the doubled one.
  for (const answer of answers)
    expect(answer).toHaveProperty(
      'delayMs',
      expect.toSatisfy((ms) => ms <= 5000),
    )
  expect(ads.list()).toEqual([])
})

test('C8: where Meta wants less, nothing is tried for a while, and no try is lost', async () => {
  const { databaseUrl } = shop.ctx.config
  const another = await createTestApp({ databaseUrl, env: env() })
  await report({ eventId: 'one-too-many' })
  ads.faults.add({ kind: 'error', code: 4, status: 429 })
  await another.workers.outbox.runOnce()
  await retryNow(shop.db)
  await another.workers.outbox.runOnce()
  await another.close()
  expect(await waiting()).toMatchObject([{ attempts: 0, last_error: 'rate_limited' }])
  expect(ads.list()).toEqual([])
  // This process has not been asked for less.
  await retryNow(shop.db)
  await work()
  expect(ads.list()).toHaveLength(1)
})

test('C5: a paid order is told once, whatever the browser says, and only where it was made with consent', async () => {
  const order = await orderOf(agreed)
  expect((await report({ eventName: 'Purchase', eventId: order.id })).statusCode).toBe(202)
  await work()
  expect(ads.list()).toEqual([])
  await paid(order)
  const other = await orderOf({})
  await paid(other)
  expect(ads.list()).toMatchObject([
    {
      network: 'meta',
      name: 'Purchase',
      id: order.id,
      url: `${origin}/order-confirmation`,
      data: {
        user_data: {
          fbp,
          client_user_agent: 'Firefox',
          em: [expect.stringMatching(/^[0-9a-f]{64}$/)],
          ph: [expect.stringMatching(/^[0-9a-f]{64}$/)],
        },
        custom_data: {
          value: order.amounts.total.amount / 100,
          currency: order.amounts.total.currency,
          content_ids: [order.package.id],
          content_category: 'greetings',
          transaction_id: order.id,
        },
      },
    },
  ])
  expect(await eventsOf(shop.db, other.id, 'meta_purchase')).toEqual([])
  expect(await eventsOf(shop.db, order.id, 'tiktok_purchase')).toMatchObject([
    { state: 'done', last_error: 'obsolete' },
  ])
})

test('C5: TikTok is told too once that is switched on', async () => {
  await staff.send({
    method: 'PATCH',
    url: '/api/admin/advertising',
    payload: { was: { tiktokServer: false }, changes: { tiktokServer: true } },
  })
  const order = await orderOf({ ...agreed, 'x-ttclid': 'E.C.P.1', 'x-ttp': 'abc' })
  await paid(order)
  expect(ads.list().map(({ network, name, id }) => [network, name, id])).toEqual(
    expect.arrayContaining([
      ['meta', 'Purchase', order.id],
      ['tiktok', 'CompletePayment', order.id],
    ]),
  )
  expect(ads.list().find(({ network }) => network === 'tiktok')).toMatchObject({
    pixelId: 'C4A1B2C3D4E5F6G7H8I9',
    data: { user: { ttclid: 'E.C.P.1', ttp: 'abc' } },
  })
})

test('C9: consent that is withdrawn before the order is paid is taken off it', async () => {
  const buyer = shop.browser()
  const order = await placeOrder(buyer, agreed)
  const withdraw = (browser: Browser) =>
    browser.send({ method: 'DELETE', url: `/api/orders/${order.id}/advertising` })
  expect((await withdraw(shop.browser())).statusCode).toBe(404)
  expect((await withdraw(buyer)).statusCode).toBe(204)
  buyers.set(order.id, buyer)
  await paid(order)
  expect(ads.list()).toEqual([])
})

const buyers = new Map<string, Browser>()
async function placeOrder(buyer: Browser, headers: object): Promise<Order> {
  const answer = await buyer.post('/api/orders', orderBody, {
    headers: { ...withKey().headers, ...headers },
  })
  return answer.json<CreatedOrder>().order
}
async function orderOf(headers: object) {
  const buyer = shop.browser()
  const order = await placeOrder(buyer, headers)
  buyers.set(order.id, buyer)
  return order
}
async function paid({ id }: { id: string }) {
  const { clientSecret } = await openPayment(buyers.get(id) ?? shop.browser(), id, 'card')
  await submitCard(shop, clientSecret)
  await shop.idle()
  await work()
}
