import type { CreatedOrder, Order } from '@recadinho/contracts/orders'
import type { DataQuality } from '@recadinho/contracts/data-quality'
import { startLocalAds, type LocalAds } from '@recadinho/local-ads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeNotes } from '../src/modules/tracking/tracking.ts'
import type { Browser } from './support/app.ts'
import { eventually } from './support/eventually.ts'
import { orderBody, withKey } from './support/order.ts'
import { createShop, openPayment, submitCard, type Shop } from './support/shop.ts'
import { signedIn, signedInAs } from './support/staff.ts'
import { pageEvent } from './support/tracking.ts'

const tokens = { metaToken: 'EAA-token-of-the-shop-1', tiktokToken: 'tiktok-token-of-the-shop' }
const agreed = { 'x-consent': '1' }
let ads: LocalAds
let shop: Shop
let owner: Browser
let marketing: Browser

beforeAll(async () => {
  ads = await startLocalAds({ ...tokens, port: 0 })
  shop = await createShop({
    env: {
      META_API_URL: `${ads.url}/graph`,
      TIKTOK_API_URL: `${ads.url}/tiktok`,
      GATEWAY_TIMEOUT_MS: '300',
    },
  })
  owner = await signedIn(shop)
  marketing = await signedInAs(shop, 'marketing')
})
afterAll(async () => {
  await shop.close()
  await ads.close()
})

const read = async (query = '') =>
  (await marketing.get(`/api/admin/analytics/data-quality${query}`)).json<DataQuality>()
const work = () => shop.workers.outbox.runOnce()

async function paidOrder(headers: object): Promise<Order> {
  const buyer = shop.browser()
  const answer = await buyer.post('/api/orders', orderBody, {
    headers: { ...withKey().headers, ...headers },
  })
  const { order } = answer.json<CreatedOrder>()
  const { clientSecret } = await openPayment(buyer, order.id, 'card')
  await submitCard(shop, clientSecret)
  await shop.idle()
  return order
}

test('advertisers without an account are left out; robots and refusals are listed by day', async () => {
  const track = (body: object, agent: string) =>
    shop.browser().post('/api/user-tracking/track', body, { headers: { 'user-agent': agent } })
  await track(pageEvent({ at: shop.clock.now() }), 'Googlebot/2.1')
  await track({ nothing: 'right' }, 'Firefox')
  await writeNotes(shop.ctx)
  const quality = await read('?days=7')
  expect(quality).toMatchObject({
    advertisers: [],
    figures: { countedAt: null, failing: false, newestSessionAt: null },
  })
  expect(quality.notes).toEqual([
    { day: quality.endDate, reason: 'bot_user_agent', count: 1 },
    { day: quality.endDate, reason: 'refused_validation_failed', count: 1 },
  ])
})

test('paid orders compared with Meta’s events: sent, refused, without consent, missing, waiting', async () => {
  await owner.send({
    method: 'PATCH',
    url: '/api/admin/advertising',
    payload: { was: { metaPixelId: '' }, changes: { metaPixelId: '1234567890' } },
  })
  await owner.send({
    method: 'PUT',
    url: '/api/admin/advertising/meta/token',
    payload: { token: tokens.metaToken },
  })
  await eventually(async () =>
    expect((await shop.ctx.catalog.snapshot()).advertising.meta_token_end).not.toBeNull(),
  )
  await paidOrder(agreed)
  await work()
  const refused = await paidOrder(agreed)
  ads.faults.add({ kind: 'error', code: 2804003 })
  await work()
  await paidOrder({})
  const missing = await paidOrder(agreed)
  await shop.db.deleteFrom('outbox_events').where('order_id', '=', missing.id).execute()
  await paidOrder(agreed)
  ads.faults.add({ kind: 'error', code: 190, status: 401 })
  await work()

  const { advertisers } = await read()
  expect(advertisers).toMatchObject([
    { network: 'meta', paid: 5, pausedSince: expect.any(String), waitingSince: expect.any(String) },
  ])
  expect(advertisers[0]?.states.toSorted((a, b) => a.state.localeCompare(b.state))).toEqual(
    ['missing', 'no_consent', 'refused', 'sent', 'waiting'].map((state) => ({ state, orders: 1 })),
  )
  expect(advertisers[0]?.lost).toMatchObject([
    { number: missing.number, state: 'missing' },
    { number: refused.number, state: 'refused' },
  ])
})

test('an earlier period covers its own days', async () => {
  const quality = await read('?startDate=2026-01-01&endDate=2026-01-31')
  expect(quality.notes).toEqual([])
  expect(quality.advertisers).toMatchObject([{ paid: 0, states: [], lost: [] }])
})

test('production may not see it', async () => {
  const production = await signedInAs(shop, 'production')
  expect((await production.get('/api/admin/analytics/data-quality')).statusCode).toBe(403)
})
