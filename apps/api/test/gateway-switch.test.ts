import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { pollOnce } from '../src/workers.ts'
import { placeOrder, readOrder, withKey } from './support/order.ts'
import {
  requestPayment,
  createShop,
  latestRef,
  openPayment,
  stripeClient,
  type Shop,
} from './support/shop.ts'
import { readAdminOrder, signedIn } from './support/staff.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop({ mercadoPago: true })
})
afterAll(() => shop.close())
afterEach(() => {
  vi.restoreAllMocks()
  shop.gateway.control['clear-faults']()
  shop.gateway.control['webhook-policy']({ policy: 'deliver' })
})

const second = { gateway: 'mercadopago' }
const stripeApi = '/v1/payment_intents'

async function newOrder() {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const { id } = order
  return {
    id,
    read: () => readOrder(browser, id),
    correct: (payload: object) => browser.send({ method: 'PATCH', url: `/api/orders/${id}`, payload }),
    open: () => openPayment(browser, id, 'pix'),
    request: async (option?: { gateway: string }) => {
      const response = await requestPayment(browser, id, 'pix', undefined, option)
      return [response.statusCode, response.json<{ code?: string }>().code]
    },
    here: () =>
      shop.gateway.ledger.list('payment_intent').filter(({ metadata }) => metadata['order_id'] === id),
    there: () =>
      shop.gateway.ledger.list('mp_payment').filter(({ value }) => value.metadata['order_id'] === id),
  }
}

const down = () => shop.gateway.control.fault({ kind: 'close-before-commit', times: 500, match: '/v1/' })

test('§6.38: the first gateway is down and may have charged: the second opens nothing until it is known', async () => {
  const order = await newOrder()
  // It commits, reports a failure, and no query gets through.
  shop.gateway.control.fault({ kind: '500-after-commit', match: `POST ${stripeApi}` })
  shop.gateway.control.fault({ kind: 'close-before-commit', times: 500, match: `GET ${stripeApi}` })
  expect(await order.request()).toEqual([502, 'gateway_unavailable'])
  expect(order.here()).toHaveLength(1)
  expect(await order.request(second)).toEqual([409, 'payment_outcome_unknown'])
  expect(order.there()).toEqual([])
  expect((await order.read()).payment).toMatchObject({ state: 'error', outcome: 'error' })

  shop.gateway.control['clear-faults']()
  expect(await order.request(second)).toEqual([201, undefined])
  expect(order.here().map(({ status }) => status)).toEqual(['canceled'])
  expect(order.there()).toHaveLength(1)
})

test('§6.38: the first gateway is down and did charge: the order is paid, and the second is not called', async () => {
  const order = await newOrder()
  shop.gateway.control['webhook-policy']({ policy: 'drop' })
  await order.open()
  const ref = await latestRef(shop, order.id)
  down()
  shop.gateway.control.pay({ paymentIntent: ref })
  expect(await order.request(second)).toEqual([502, 'gateway_unavailable'])
  shop.gateway.control['clear-faults']()
  expect(await order.request(second)).toEqual([409, 'order_not_payable'])
  expect(await order.read()).toMatchObject({ status: 'in_production', paymentStatus: 'confirmed' })
  expect(order.there()).toEqual([])
})

test('§6.38: the first gateway surely refused: the second opens at once', async () => {
  const order = await newOrder()
  shop.gateway.control.methods({ card: true, pix: false })
  expect(await order.request()).toEqual([409, 'payment_method_unavailable'])
  shop.gateway.control.methods({ card: true, pix: true })
  expect(await order.request(second)).toEqual([201, undefined])
  expect(order.here().filter(({ status }) => status === 'requires_action')).toEqual([])
})

test('§6.38: the first gateway never got it: given up after a minute, and the second opens', async () => {
  const order = await newOrder()
  down()
  expect(await order.request()).toEqual([502, 'gateway_unavailable'])
  expect(await order.request(second)).toEqual([409, 'payment_outcome_unknown'])
  shop.gateway.control['clear-faults']()
  shop.gateway.control.fault({ kind: '500', times: 500, match: `POST ${stripeApi}` })
  shop.clock.advance(70_000)
  await pollOnce(shop.ctx)
  expect(order.here()).toEqual([])
  expect(await order.request(second)).toEqual([201, undefined])
})

/** As after a start without Stripe's keys. */
function withoutStripe() {
  const others = new Map([...shop.ctx.gateways].filter(([name]) => name !== 'stripe'))
  vi.spyOn(shop.ctx.gateways, 'get').mockImplementation((name) => others.get(name))
  vi.spyOn(shop.ctx.gateways, 'has').mockImplementation((name) => others.has(name))
}

test('P2.3: what a gateway without its keys still takes cannot be voided, and everybody is told so', async () => {
  const order = await newOrder()
  await order.open()
  const staff = await signedIn(shop)
  const { version } = await readAdminOrder(staff, order.id)
  withoutStripe()
  expect(await order.request(second)).toEqual([502, 'gateway_unavailable'])
  expect(order.there()).toEqual([])
  const admin = `/api/admin/orders/${order.id}`
  const cancel = { version, to: 'cancelled', reason: 'Asked by phone' }
  const cancelled = await staff.post(`${admin}/transitions`, cancel)
  expect([cancelled.statusCode, cancelled.json().code]).toEqual([502, 'gateway_unavailable'])
  const amount = { amount: 4990, currency: 'BRL' }
  const confirm = { version, reason: 'Seen on the statement', amount }
  const confirmed = await staff.post(`${admin}/payments`, confirm, withKey())
  expect([confirmed.statusCode, confirmed.json().code]).toEqual([502, 'gateway_unavailable'])
  expect(await order.read()).toMatchObject({ status: 'pending', payment: { state: 'processing' } })
})

test('P2.3: a payment that failed at a gateway without its keys keeps nobody from paying elsewhere', async () => {
  const order = await newOrder()
  await order.open()
  await shop.db.updateTable('payments').set({ state: 'failed' }).where('order_id', '=', order.id).execute()
  withoutStripe()
  expect(await order.request(second)).toEqual([201, undefined])
})

test('§6.15: money of an unknown payment is an unmatched, and is its attempt’s once it says so', async () => {
  const order = await newOrder()
  await order.open()
  const { id: attemptId } = await shop.db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  const [opened] = order.here()
  // The process died before it stored the reference.
  await shop.db.updateTable('payments').set({ gateway_ref: null }).where('id', '=', attemptId).execute()
  const stripe = stripeClient(shop.gateway, 'sk_test_for_tests')
  const metadata = { order_id: '', attempt_id: '' }
  await stripe.paymentIntents.update(opened?.id ?? '', { metadata })
  shop.gateway.control.pay({ paymentIntent: opened?.id ?? '' })
  await shop.idle()
  const unmatched = () =>
    shop.db
      .selectFrom('money_inbox')
      .select('resolved_at')
      .where('kind', '=', 'unmatched')
      .where('gateway_ref', '=', opened?.id ?? '')
      .execute()
  expect(await unmatched()).toEqual([{ resolved_at: null }])
  expect((await order.read()).status).toBe('pending')

  const named = { order_id: order.id, attempt_id: attemptId }
  await stripe.paymentIntents.update(opened?.id ?? '', { metadata: named })
  // Its creation is repeated first, which returns the original answer; then it is fetched.
  for (let question = 0; question < 2; question++) {
    shop.clock.advance(11_000)
    await pollOnce(shop.ctx)
  }
  expect(await order.read()).toMatchObject({ status: 'in_production', paymentStatus: 'confirmed' })
  expect(await unmatched()).toEqual([{ resolved_at: expect.any(Date) }])
})

test.each([
  ['stripe', stripeApi],
  ['mercadopago', '/mercadopago/v1/payments'],
] as const)(
  '§6.4, P1.6: %s took the payment unheard, and the buyer corrects their address before it is asked again: it is found',
  async (gateway, api) => {
    const order = await newOrder()
    shop.gateway.control.fault({ kind: '500-after-commit', match: `POST ${api}` })
    shop.gateway.control.fault({ kind: '500', times: 500, match: api })
    expect(await order.request({ gateway })).toEqual([502, 'gateway_unavailable'])
    shop.gateway.control['clear-faults']()
    const { detailsVersion } = await order.read()
    const changes = { guardianEmail: 'ana.souza@example.com' }
    expect((await order.correct({ detailsVersion, changes })).statusCode).toBe(200)

    expect(await order.request({ gateway })).toEqual([201, undefined])
    expect([...order.here(), ...order.there()]).toHaveLength(1)
    expect((await order.read()).payment).toMatchObject({ gateway, state: 'processing' })
  },
)
