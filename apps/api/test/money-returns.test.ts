import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { pollOnce } from '../src/workers.ts'
import { GatewayError } from '../src/modules/payments/gateways/gateway.ts'
import { openMoneyDesk, type MoneyDesk } from './support/money-desk.ts'
import { placeOrder, readOrder } from './support/order.ts'
import { paidByCard, requestRefund, type PaidOrder } from './support/refunds.ts'
import { createShop, latestRef, openPayment, stripeClient, submitCard, type Shop } from './support/shop.ts'

// Refunds from the money inbox, and what must not happen to that money at the same time.

let shop: Shop
let desk: MoneyDesk
beforeAll(async () => {
  shop = await createShop()
  desk = await openMoneyDesk(shop)
})
afterAll(() => shop.close())
afterEach(() => {
  vi.restoreAllMocks()
  shop.gateway.control['back-to-normal']()
})

const itemsOf = async (orderId: string) =>
  (await desk.inbox()).items.filter(({ order }) => order?.id === orderId)
const refunded = (ref: string) =>
  shop.gateway.ledger
    .list('refund')
    .filter(({ payment_intent: intent, status }) => intent === ref && status === 'succeeded')
    .map(({ amount }) => amount)
const refundsOf = (ref: string) =>
  shop.db
    .selectFrom('refunds')
    .select(['state', 'amount'])
    .where('payment_ref', '=', ref)
    .orderBy('id')
    .execute()

/** A cancelled order that was paid after all. */
async function late() {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const { clientSecret, payment } = await openPayment(browser, order.id, 'card')
  await shop.db.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', order.id).execute()
  await submitCard(shop, clientSecret)
  await shop.idle()
  return { browser, id: order.id, paymentId: payment.id, ref: await latestRef(shop, order.id) }
}

const refund = (order: Pick<PaidOrder, 'id' | 'paymentId'>, amount: number) =>
  requestRefund(shop, desk.staff, order, amount)

test('P6.3: a refund that came back closes once the money was refunded after all', async () => {
  const order = await paidByCard(shop)
  const { ref } = order
  await refund(order, 4990)
  await shop.idle()
  const first = shop.gateway.ledger.list('refund').find((each) => each.payment_intent === ref)
  shop.gateway.control['fail-refund']({ refund: first?.id ?? '' })
  await shop.idle()
  const item = await desk.itemOf(first?.id ?? '')
  expect(item).toMatchObject({ kind: 'refund_failed', actions: ['refund', 'resolve'] })
  expect((await desk.act(item?.id, { action: 'refund' })).statusCode).toBe(200)
  await shop.idle()
  expect(refunded(ref)).toEqual([4990])
  expect(await itemsOf(order.id)).toEqual([])
  expect((await desk.act(item?.id, { action: 'refund' })).statusCode).toBe(200)
  expect(await refundsOf(ref)).toHaveLength(2)
})

test('P6.3: from the item of a part that came back, only that part is refunded again', async () => {
  const order = await late()
  await refund(order, 1000)
  await shop.idle()
  const first = shop.gateway.ledger.list('refund').find((each) => each.payment_intent === order.ref)
  shop.gateway.control['fail-refund']({ refund: first?.id ?? '' })
  await shop.idle()
  await desk.act((await desk.itemOf(first?.id ?? ''))?.id, { action: 'refund' })
  await shop.idle()
  expect(refunded(order.ref)).toEqual([1000])
})

test('R3: from the inbox only what is left goes back', async () => {
  const ref = await desk.unmatched(5000)
  shop.gateway.control.refund({ paymentIntent: ref, amount: 1200 })
  await shop.idle()
  const item = await desk.itemOf(ref)
  expect(item).toMatchObject({
    amount: { amount: 5000 },
    left: { amount: 3800 },
    actions: ['refund', 'resolve'],
  })
  await desk.act(item?.id, { action: 'refund' })
  await shop.idle()
  expect(refunded(ref)).toEqual([1200, 3800])
  expect(await desk.itemOf(ref)).toBeUndefined()
})

test('R3: from the inbox and from the order at once: never more than came', async () => {
  for (let round = 0; round < 5; round++) {
    const order = await late()
    const { ref } = order
    const item = await desk.itemOf(ref)
    await Promise.all([desk.act(item?.id, { action: 'refund' }), refund(order, 3000)])
    await shop.idle()
    const requested = (await refundsOf(ref)).filter(({ state }) => state !== 'failed')
    expect(requested.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(4990)
    expect((await refundsOf(ref)).map(({ state }) => state)).not.toContain('failed')
  }
})

test('P6.2: an order does not go on with money that is on its way back', async () => {
  const { browser, id, ref } = await late()
  const item = await desk.itemOf(ref)
  shop.gateway.control.fault({ kind: '500', times: 50, match: 'POST /v1/refunds' })
  await desk.act(item?.id, { action: 'refund' })
  const answer = await desk.act(item?.id, { action: 'reinstate' })
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'illegal_transition'])
  expect((await readOrder(browser, id)).status).toBe('cancelled')
})

test('P6.2: an unmatched that is on its way back is attached to no order', async () => {
  const { order } = await placeOrder(shop.browser())
  const ref = await desk.unmatched(order.amounts.total.amount)
  const item = await desk.itemOf(ref)
  shop.gateway.control.fault({ kind: '500', times: 50, match: 'POST /v1/refunds' })
  await desk.act(item?.id, { action: 'refund' })
  const answer = await desk.act(item?.id, { action: 'attach', orderNumber: order.number })
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'illegal_transition'])
})

test('P6.5: unmatched money that is attached while its refund at the gateway is read: the refund is the order’s', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const ref = await desk.unmatched(order.amounts.total.amount)
  const item = await desk.itemOf(ref)
  const api = shop.ctx.gateways.get('stripe')?.refundsApi
  if (!api) throw new Error('There are no books')
  const readHistory = api.history.bind(api)
  vi.spyOn(api, 'history').mockImplementationOnce(async (paymentRef) => {
    const history = await readHistory(paymentRef)
    const answer = await desk.act(item?.id, { action: 'attach', orderNumber: order.number })
    expect(answer.statusCode).toBe(200)
    return history
  })
  shop.gateway.control.refund({ paymentIntent: ref, amount: 1200 })
  await shop.idle()
  expect((await desk.orderMoney(order.id)).refunds).toMatchObject([
    { state: 'succeeded', amount: { amount: 1200 }, cause: 'made_at_gateway' },
  ])
  expect((await readOrder(browser, order.id)).paymentStatus).toBe('partially_refunded')
})

test('O6.1: the timeline says who refunded from the inbox, and why', async () => {
  const { id, ref } = await late()
  await desk.act((await desk.itemOf(ref))?.id, { action: 'refund', reason: 'The party is over' })
  const line = await shop.db
    .selectFrom('order_events')
    .select(['to_state', 'actor_type', 'reason', 'amount'])
    .where('order_id', '=', id)
    .where('machine', '=', 'refund')
    .orderBy('id')
    .executeTakeFirst()
  expect(line).toEqual({
    to_state: 'requested',
    actor_type: 'staff',
    reason: 'The party is over',
    amount: 4990,
  })
})

test.each(['refused', 'missing'] as const)(
  'R6: the gateway gave it back, and is %s when asked what became of it: not taken for a refusal',
  async (kind) => {
    const order = await paidByCard(shop)
    const { ref } = order
    const refundsApi = shop.ctx.gateways.get('stripe')?.refundsApi
    if (!refundsApi) throw new Error('There are no books')
    const spy = vi.spyOn(refundsApi, 'history')
    spy.mockRejectedValue(new GatewayError(kind, 'The key was changed', 'api_key_expired'))
    await refund(order, 700)
    expect(await refundsOf(ref)).toEqual([{ state: 'sent', amount: 700 }])
    shop.clock.advance(15_000)
    await pollOnce(shop.ctx)
    expect(await refundsOf(ref)).toEqual([{ state: 'sent', amount: 700 }])
    spy.mockRestore()
    shop.clock.advance(60_000)
    await pollOnce(shop.ctx)
    await shop.idle()
    expect(await refundsOf(ref)).toEqual([{ state: 'succeeded', amount: 700 }])
    expect(refunded(ref)).toEqual([700])
  },
)

test('R10: a gateway whose keys are not here sends nothing: no refund is noted as made', async () => {
  const order = await paidByCard(shop)
  expect((await desk.orderMoney(order.id)).payments[0]?.refundsByGateway).toBe(true)
  const without = new Map([...shop.ctx.gateways].filter(([name]) => name !== 'stripe'))
  vi.spyOn(shop.ctx.gateways, 'get').mockImplementation((name) => without.get(name))
  vi.spyOn(shop.ctx.gateways, 'has').mockImplementation((name) => without.has(name))
  const answer = await refund(order, 700)
  expect([answer.statusCode, answer.json().code]).toEqual([502, 'gateway_unavailable'])
  expect(await refundsOf(order.ref)).toEqual([])
})

test('P3.5: the promise of money that staff had set aside is announced again when the money comes', async () => {
  const stripe = stripeClient(shop.gateway, 'sk_test_for_tests')
  const { id: ref } = await stripe.paymentIntents.create({
    amount: 888,
    currency: 'brl',
    allowed_payment_method_types: ['card'],
    confirm: true,
    payment_method: 'pm_card_authenticationRequired',
  })
  await shop.idle()
  const item = await desk.itemOf(ref)
  expect(item).toMatchObject({ kind: 'unmatched', actions: ['resolve'] })
  await desk.act(item?.id, { action: 'resolve' })
  shop.gateway.control.pay({ paymentIntent: ref })
  await shop.idle()
  expect(await desk.itemOf(ref)).toMatchObject({
    kind: 'unmatched',
    actions: ['refund', 'attach', 'resolve'],
  })
})

test('P6.2: money that does not fit, once dealt with, blocks the order no more', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  await openPayment(browser, order.id, 'pix')
  const ref = await latestRef(shop, order.id)
  shop.gateway.control.pay({ paymentIntent: ref, amount: 4989 })
  await shop.idle()
  expect((await readOrder(browser, order.id)).paymentStatus).toBe('error')
  await desk.act((await desk.itemOf(ref))?.id, { action: 'resolve' })
  expect(await readOrder(browser, order.id)).toMatchObject({ status: 'pending', paymentStatus: 'unpaid' })
  const again = await openPayment(browser, order.id, 'pix')
  shop.gateway.control.pay({ paymentIntent: await latestRef(shop, order.id) })
  await shop.idle()
  expect(again.payment.outcome).toBe('processing')
  expect((await readOrder(browser, order.id)).status).toBe('in_production')
})

test('P6.3: a mismatched payment, refunded in part, still waits', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  await openPayment(browser, order.id, 'pix')
  const ref = await latestRef(shop, order.id)
  shop.gateway.control.pay({ paymentIntent: ref, amount: 4989 })
  await shop.idle()
  shop.gateway.control.refund({ paymentIntent: ref, amount: 100 })
  await shop.idle()
  expect((await readOrder(browser, order.id)).paymentStatus).toBe('error')
  expect(await desk.itemOf(ref)).toMatchObject({ kind: 'mismatched' })
  await desk.act((await desk.itemOf(ref))?.id, { action: 'refund' })
  await shop.idle()
  expect(refunded(ref)).toEqual([100, 4889])
  expect((await readOrder(browser, order.id)).paymentStatus).toBe('unpaid')
  const lines = await shop.db
    .selectFrom('order_events')
    .select(['to_state', 'cause'])
    .where('order_id', '=', order.id)
    .where('machine', '=', 'payment')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(lines).toEqual({ to_state: 'cancelled', cause: { code: 'refunded' } })
})

test('R11: an order that was paid twice is cancelled only with all of its money', async () => {
  const order = await paidByCard(shop)
  const ref = await desk.unmatched(4990)
  // Without a working refunds API the surplus stays until staff refund it.
  shop.gateway.control.fault({ kind: '500', times: 50, match: 'POST /v1/refunds' })
  const { number } = await order.read()
  await desk.act((await desk.itemOf(ref))?.id, { action: 'attach', orderNumber: number })
  await shop.db.deleteFrom('refunds').where('payment_ref', '=', ref).execute()
  const answer = await requestRefund(shop, desk.staff, order, 4990, { cancelOrder: true })
  expect(answer.json().code).toBe('illegal_transition')
})

test('P5.1: an attempt whose gateway was away for days is still polled', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  await openPayment(browser, order.id, 'pix')
  shop.gateway.control.fault({ kind: 'close-before-commit', times: 500, match: '/v1/' })
  shop.gateway.control['webhook-policy']({ policy: 'drop' })
  for (let days = 0; days < 3; days++) {
    shop.clock.advance(24 * 3_600_000)
    await pollOnce(shop.ctx)
  }
  shop.gateway.control['clear-faults']()
  shop.clock.advance(25 * 3_600_000)
  await pollOnce(shop.ctx)
  await pollOnce(shop.ctx)
  expect(await readOrder(browser, order.id)).toMatchObject({
    status: 'expired',
    payment: { state: 'expired' },
  })
})
