import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ErrorBody } from '@recadinho/contracts/errors'
import type { CreatedPayment } from '@recadinho/contracts/payments'
import type { MoneyInbox, OrderMoney } from '@recadinho/contracts/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pollOnce } from '../src/workers.ts'
import { stripeGateway } from '../src/modules/payments/gateways/stripe/stripe.ts'
import { placeOrder, readOrder, withKey } from './support/order.ts'
import { requestPayment, createShop, latestRef, openPayment, paidOrder, type Shop } from './support/shop.ts'
import { orderVersion, signedIn } from './support/staff.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())

const byPage = { gateway: 'stripe', flow: 'redirect' }

async function payOnPage({ next }: CreatedPayment): Promise<void> {
  const form = {
    method: 'card',
    email: 'ana@example.com',
    name: 'Ana Souza',
    number: '4242424242424242',
    expiry: '12/34',
    cvc: '123',
  }
  const url = next?.kind === 'redirect' ? next.url : ''
  await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) })
  await shop.idle()
}

const moneyOf = async (orderId: string) => {
  const [money, payments] = await Promise.all([
    shop.db
      .selectFrom('ledger')
      .select(['kind', 'amount'])
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute(),
    shop.db.selectFrom('payments').select(['state', 'refunded']).where('order_id', '=', orderId).execute(),
  ])
  return { money, payments }
}

test('§6.26: the price rose after a code was made: the old amount never pays the order, and goes back', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  await openPayment(browser, order.id, 'pix')
  const old = await latestRef(shop, order.id)
  shop.gateway.control.expire({ paymentIntent: old })
  await shop.idle()
  // The effect of a reopening at another price (O1.4).
  await shop.db.updateTable('orders').set({ price: 5990, total: 5990 }).where('id', '=', order.id).execute()
  shop.gateway.control['pay-late']({ paymentIntent: old })
  await shop.idle()
  expect(await readOrder(browser, order.id)).toMatchObject({ status: 'pending', paymentStatus: 'underpaid' })
  const owner = await signedIn(shop)
  const { items } = (await owner.get('/api/admin/money')).json<MoneyInbox>()
  const item = items.find(({ gatewayRef }) => gatewayRef === old)
  expect(item).toMatchObject({ kind: 'underpaid', amount: { amount: 4990 }, actions: ['refund', 'resolve'] })
  await owner.post(`/api/admin/money/${item?.id}/actions`, { action: 'refund', reason: 'Too little' })
  await shop.idle()
  expect(await readOrder(browser, order.id)).toMatchObject({ status: 'pending', paymentStatus: 'refunded' })
  expect(await moneyOf(order.id)).toEqual({
    money: [
      { kind: 'capture', amount: 4990 },
      { kind: 'refund', amount: 4990 },
    ],
    payments: [{ state: 'confirmed', refunded: 4990 }],
  })
  shop.clock.advance(60_000)
  await openPayment(browser, order.id, 'pix')
  shop.gateway.control.pay({ paymentIntent: await latestRef(shop, order.id) })
  await shop.idle()
  expect((await readOrder(browser, order.id)).status).toBe('in_production')
})

test('§6.32: money that came by the gateway’s own page is refunded and disputed like any other', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  await payOnPage(await openPayment(browser, order.id, 'card', byPage))
  const session = shop.gateway.ledger.get('checkout_session', await latestRef(shop, order.id))
  const intent = typeof session?.payment_intent === 'string' ? session.payment_intent : ''
  shop.gateway.control.refund({ paymentIntent: intent, amount: 990 })
  await shop.idle()
  expect(await readOrder(browser, order.id)).toMatchObject({ paymentStatus: 'partially_refunded' })
  shop.gateway.control.dispute({ paymentIntent: intent })
  shop.gateway.control['close-dispute']({ paymentIntent: intent, status: 'lost' })
  await shop.idle()
  expect(await readOrder(browser, order.id)).toMatchObject({ paymentStatus: 'refunded' })
  expect((await moneyOf(order.id)).money).toEqual([
    { kind: 'capture', amount: 4990 },
    { kind: 'refund', amount: 990 },
    { kind: 'dispute', amount: 4000 },
  ])
  const staff = await signedIn(shop, 'page@recadinho.test')
  const { payments } = (await staff.get(`/api/admin/orders/${order.id}/money`)).json<OrderMoney>()
  const found = payments[0]?.events.map(({ type }) => type)
  expect(found).toEqual(
    expect.arrayContaining(['checkout.session.completed', 'charge.refunded', 'charge.dispute.closed']),
  )
})

test('§6.35: back from the page without paying, the order is pending; once paid it is paid, without the page’s word', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const page = await openPayment(browser, order.id, 'card', byPage)
  const back = await requestPayment(browser, order.id, 'card', undefined, byPage)
  expect(back.json()).toMatchObject({ payment: { outcome: 'processing' }, next: { kind: 'redirect' } })
  expect((await readOrder(browser, order.id)).status).toBe('pending')
  shop.gateway.control['webhook-policy']({ policy: 'hold' })
  await payOnPage(page)
  expect((await readOrder(browser, order.id)).status).toBe('pending')
  shop.gateway.control['webhook-policy']({ policy: 'deliver' })
  shop.gateway.control['release-webhooks']({ order: 'as-sent' })
  await shop.idle()
  expect((await readOrder(browser, order.id)).status).toBe('in_production')
})

test.each([
  ['complete', 'unpaid', 'processing', 'processing'],
  ['complete', 'unpaid', 'requires_payment_method', 'refused'],
  ['complete', 'paid', 'succeeded', 'confirmed'],
  ['expired', 'unpaid', 'canceled', 'expired'],
])('§6.36: a page that is %s and %s, its payment %s, is %s', async (status, paid, intent, state) => {
  const session = {
    object: 'checkout.session',
    id: 'cs_test_1',
    status,
    payment_status: paid,
    amount_total: 4990,
    currency: 'brl',
    livemode: false,
    metadata: {},
    payment_method_types: ['card'],
    url: null,
    expires_at: 1_800_000_000,
    payment_intent: {
      object: 'payment_intent',
      id: 'pi_1',
      status: intent,
      amount_received: 4990,
      metadata: {},
    },
  }
  const server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(session)),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // listening on TCP
  const gateway = stripeGateway({
    secretKey: 'sk_test_x',
    publishableKey: 'pk_test_x',
    publicOrigin: 'https://shop.example.com',
    timeoutMs: 8000,
    webhookSecret: 'whsec_x',
    apiUrl: `http://127.0.0.1:${port}`,
    scriptUrl: undefined,
  })
  expect(await gateway.fetchPayment('cs_test_1')).toMatchObject({ state })
  server.close()
  server.closeAllConnections()
})

test('§6.37: the order of another buyer is answered as one that does not exist, whatever is asked', async () => {
  const mine = shop.browser()
  const { order } = await placeOrder(mine)
  const other = shop.browser()
  await placeOrder(other)
  const nobody = '0197a1c0-0000-7000-8000-000000000000'
  for (const request of [
    (id: string) => other.get(`/api/orders/${id}`),
    (id: string) => other.get(`/api/orders/${id}?token=${'a'.repeat(43)}`),
    (id: string) => requestPayment(other, id, 'card', 'the-key-of-another-buyer'),
  ]) {
    const [theirs, none] = [await request(order.id), await request(nobody)]
    const [found, missing] = [theirs.json<ErrorBody>(), none.json<ErrorBody>()]
    expect([theirs.statusCode, none.statusCode]).toEqual([404, 404])
    expect({ ...found, requestId: '' }).toEqual({ ...missing, requestId: '' })
  }
  expect((await readOrder(mine, order.id)).payment).toBeNull()
})

test.each([
  { amount: { amount: 1, currency: 'BRL' } },
  { price: 1 },
  { discount: 4989 },
  { currency: 'JPY' },
  { total: 1 },
  { shownTotal: { amount: -1, currency: 'BRL' } },
  { shownTotal: { amount: 0.5, currency: 'BRL' } },
  { shownTotal: { amount: '4990', currency: 'BRL' } },
  { shownTotal: { amount: 1e12, currency: 'BRL' } },
])('§6.25, §6.27: %j in a request to pay is refused, and no gateway is called', async (extra) => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const body = { gateway: 'stripe', method: 'card', ...extra }
  const response = await browser.post(`/api/orders/${order.id}/payments`, body, withKey())
  expect([response.statusCode, response.json().code]).toEqual([400, 'validation_failed'])
  expect((await readOrder(browser, order.id)).payment).toBeNull()
})

test.each([0, -1, 0.5, '100', 100_000_000, null])('§6.27: a refund of %j is refused', async (amount) => {
  const owner = await signedIn(shop, `refunds-${String(amount)}@recadinho.test`)
  const { id } = await paidOrder(shop, shop.browser())
  const { id: paymentId } = await shop.db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  const version = await orderVersion(shop, id)
  const body = { version, paymentId, amount: { amount, currency: 'BRL' }, reason: 'Asked for' }
  const response = await owner.post(`/api/admin/orders/${id}/refunds`, body, withKey())
  expect(response.json().code).toMatch(/validation_failed|amount_mismatch/)
  await pollOnce(shop.ctx)
  expect((await moneyOf(id)).money).toHaveLength(1)
})
