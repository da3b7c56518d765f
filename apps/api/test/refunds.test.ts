import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { pollOnce } from '../src/workers.ts'
import { syncHistory } from '../src/modules/refunds/history.ts'
import type { Browser } from './support/app.ts'
import { readOrder, withKey } from './support/order.ts'
import {
  expectStripesBalance,
  listRefunds,
  paidByCard,
  requestRefund,
  statusOf,
  type PaidOrder,
} from './support/refunds.ts'
import { createShop, gatewayKeys, paidOrder, stripeClient, type Shop } from './support/shop.ts'
import { orderVersion, readAdminOrder, signedIn } from './support/staff.ts'
import { orderFeed } from '../src/modules/orders/feed.ts'

let shop: Shop
let staff: Browser
beforeAll(async () => {
  shop = await createShop()
  staff = await signedIn(shop)
})
afterAll(() => shop.close())
afterEach(async () => {
  shop.gateway.control['clear-faults']()
  await expectStripesBalance(shop)
})

const paid = () => paidByCard(shop)
const refund = (order: Pick<PaidOrder, 'id' | 'paymentId'>, ...request: [amount: number, change?: object]) =>
  requestRefund(shop, staff, order, ...request)

const refundsOf = ({ id }: { id: string }) => listRefunds(shop.db, id)
test('R7: a part and then the rest are refunded; the order’s payment status says so', async () => {
  const order = await paid()
  expect((await refund(order, 1000)).statusCode).toBe(201)
  expect(await statusOf(order)).toEqual({ status: 'in_production', paymentStatus: 'partially_refunded' })
  expect((await refund(order, order.total - 1000)).statusCode).toBe(201)
  await shop.idle()
  expect(await statusOf(order)).toEqual({ status: 'in_production', paymentStatus: 'refunded' })
  expect(await refundsOf(order)).toEqual([
    { state: 'succeeded', amount: 1000, actor_type: 'staff' },
    { state: 'succeeded', amount: order.total - 1000, actor_type: 'staff' },
  ])
})

test('§6.30, R3: two partial refunds at once that exceed the captured sum: one is refused', async () => {
  const order = await paid()
  const most = order.total - 1000
  const answers = await Promise.all([refund(order, most), refund(order, most)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409])
  const refused = answers.find(({ statusCode }) => statusCode === 409)?.json()
  expect(refused).toMatchObject({ code: 'amount_mismatch', details: { refundable: { amount: 1000 } } })
  expect(await refundsOf(order)).toHaveLength(1)
})

test('R3: a refund in another currency is rejected, whatever its amount', async () => {
  const order = await paidByCard(shop)
  const body = {
    version: await orderVersion(shop, order.id),
    paymentId: order.paymentId,
    reason: 'Asked for',
  }
  const amount = { amount: 100, currency: 'USD' }
  const answer = await staff.post(`/api/admin/orders/${order.id}/refunds`, { ...body, amount }, withKey())
  expect(answer.json()).toMatchObject({
    code: 'amount_mismatch',
    details: { refundable: { amount: order.total, currency: 'BRL' } },
  })
})

test('S4, O1.12: two staff each refund the same half: one does, the other is notified that the order has changed', async () => {
  const order = await paid()
  const half = order.total / 2
  const read = await orderVersion(shop, order.id)
  expect((await refund(order, half, { version: read })).statusCode).toBe(201)
  const second = await refund(order, half, { version: read })
  expect([second.statusCode, second.json().code]).toEqual([409, 'version_conflict'])
  expect(second.json().details).toEqual({ version: await orderVersion(shop, order.id) })
  expect(await refundsOf(order)).toHaveLength(1)
  // Repeated with its key, the first one is still the same refund, whatever was read since.
  const key = 'one-click-of-the-owner'
  expect((await refund(order, 100, { key })).statusCode).toBe(201)
  expect((await refund(order, 100, { key })).statusCode).toBe(201)
  expect(await refundsOf(order)).toHaveLength(2)
})

test('R4: one click and its repetition refund once; the key with another amount is refused', async () => {
  const order = await paid()
  const key = 'one-click-of-the-owner'
  const answers = await Promise.all([1, 2, 3].map(() => refund(order, 500, { key })))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
  expect(await refundsOf(order)).toHaveLength(1)
  expect((await refund(order, 600, { key })).json().code).toBe('idempotency_key_reused')
})

test.each(['close-after-commit', '500-after-commit', 'close-before-commit', '500', '429'] as const)(
  '§6.31, R5: %s on the refund: requested again, it is refunded once',
  async (kind) => {
    const order = await paid()
    shop.gateway.control.fault({ kind, times: 2, match: 'POST /v1/refunds' })
    expect((await refund(order, 700)).statusCode).toBe(201)
    shop.gateway.control['clear-faults']()
    for (const seconds of [15, 50, 100]) {
      shop.clock.advance(seconds * 1000)
      await pollOnce(shop.ctx)
    }
    await shop.idle()
    expect(await refundsOf(order)).toMatchObject([{ state: 'succeeded', amount: 700 }])
    const there = shop.gateway.ledger.list('refund').filter((each) => each.payment_intent === order.ref)
    expect(there).toHaveLength(1)
  },
)

test('§6.31, R6: a refund that fails later gives the refundable amount back and tells staff', async () => {
  const order = await paid()
  await refund(order, order.total)
  await shop.idle()
  const there = shop.gateway.ledger.list('refund').find((each) => each.payment_intent === order.ref)
  shop.gateway.control['fail-refund']({ refund: there?.id ?? '' })
  await shop.idle()
  expect(await statusOf(order)).toEqual({ status: 'in_production', paymentStatus: 'confirmed' })
  const inbox = await shop.db
    .selectFrom('money_inbox')
    .select(['kind', 'resolved_at'])
    .where('order_id', '=', order.id)
    .execute()
  expect(inbox).toEqual([{ kind: 'refund_failed', resolved_at: null }])
  expect((await refund(order, order.total)).statusCode).toBe(201)
})

test('D2, R6: a refund that fails after the rest was lost to a dispute leaves its amount with the shop', async () => {
  const order = await paid()
  await refund(order, 1000)
  await shop.idle()
  const { control, ledger } = shop.gateway
  control.dispute({ paymentIntent: order.ref })
  control['close-dispute']({ paymentIntent: order.ref, status: 'lost' })
  await shop.idle()
  expect((await order.read()).paymentStatus).toBe('refunded')
  const there = ledger.list('refund').find((each) => each.payment_intent === order.ref)
  control['fail-refund']({ refund: there?.id ?? '' })
  await shop.idle()
  expect((await order.read()).paymentStatus).toBe('partially_refunded')
})

test('§6.32, R8: a refund made in the gateway’s dashboard appears in the order, once', async () => {
  const order = await paid()
  shop.gateway.control.refund({ paymentIntent: order.ref, amount: 1200 })
  await shop.idle()
  expect(await statusOf(order)).toEqual({ status: 'in_production', paymentStatus: 'partially_refunded' })
  expect(await refundsOf(order)).toEqual([{ state: 'succeeded', amount: 1200, actor_type: 'gateway' }])
  expect((await refund(order, order.total)).json().code).toBe('amount_mismatch')
  const { finished_at: finishedAt } = await shop.db
    .selectFrom('refunds')
    .select('finished_at')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  expect(finishedAt).not.toBeNull()
  // Its event has done its work.
  const waiting = shop.db.selectFrom('webhook_events').select('type').where('gateway_ref', '=', order.ref)
  expect(await waiting.where('processed_at', 'is', null).execute()).toEqual([])
})

test('R8: a second refund at the gateway with the id of ours gets a row of its own', async () => {
  const order = await paid()
  await refund(order, 1000)
  const [ours] = await shop.db.selectFrom('refunds').select('id').where('order_id', '=', order.id).execute()
  const stripe = stripeClient(shop.gateway, gatewayKeys.secretKey)
  const metadata = { refund_id: ours?.id ?? '' }
  await stripe.refunds.create({ payment_intent: order.ref, amount: 500, metadata })
  await shop.idle()
  expect(await refundsOf(order)).toEqual([
    { state: 'succeeded', amount: 1000, actor_type: 'staff' },
    { state: 'succeeded', amount: 500, actor_type: 'gateway' },
  ])
})

test('R8: a refund made at the gateway is read by several at once, and each of them succeeds', async () => {
  const { id, paymentId, ref, read } = await paid()
  const stripe = shop.ctx.gateways.get('stripe')
  if (!stripe) throw new Error('There is no Stripe')
  shop.gateway.control['webhook-policy']({ policy: 'drop' })
  shop.gateway.control.refund({ paymentIntent: ref, amount: 1200 })
  shop.gateway.control['webhook-policy']({ policy: 'deliver' })
  const money = { gateway: 'stripe', paymentRef: ref, orderId: id, paymentId }
  await Promise.all([1, 2, 3, 4, 5].map(() => syncHistory(shop.ctx, stripe, money)))
  expect(await refundsOf({ id })).toEqual([{ state: 'succeeded', amount: 1200, actor_type: 'gateway' }])
  expect((await read()).paymentStatus).toBe('partially_refunded')
})

test.each(['won', 'lost'] as const)('§6.32, D1, D2: a dispute is opened and %s', async (outcome) => {
  const order = await paid()
  const inboxOf = () =>
    shop.db
      .selectFrom('money_inbox')
      .select(['kind', 'resolution'])
      .where('order_id', '=', order.id)
      .execute()
  shop.gateway.control.dispute({ paymentIntent: order.ref })
  await shop.idle()
  expect(await statusOf(order)).toEqual({ status: 'in_production', paymentStatus: 'disputed' })
  expect(await inboxOf()).toEqual([{ kind: 'dispute', resolution: null }])
  expect((await refund(order, 100)).json().code).toBe('illegal_transition')
  await expectStripesBalance(shop)
  shop.gateway.control['close-dispute']({ paymentIntent: order.ref, status: outcome })
  await shop.idle()
  expect((await statusOf(order)).paymentStatus).toBe(outcome === 'won' ? 'confirmed' : 'refunded')
  const { state } = await shop.db
    .selectFrom('payments')
    .select('state')
    .where('id', '=', order.paymentId)
    .executeTakeFirstOrThrow()
  expect(state).toBe(outcome === 'won' ? 'confirmed' : 'lost')
  expect(await inboxOf()).toEqual([{ kind: 'dispute', resolution: 'resolved' }])
})

test('R11, O1.13: the owner cancels an order in production with all of its money', async () => {
  const order = await paid()
  const part = await refund(order, 100, { cancelOrder: true })
  expect(part.json().code).toBe('illegal_transition')
  expect((await refund(order, order.total, { cancelOrder: true })).statusCode).toBe(201)
  await shop.idle()
  expect(await statusOf(order)).toEqual({ status: 'cancelled', paymentStatus: 'refunded' })
})

test('O1.13: an order whose money was all refunded can still be cancelled, one with money cannot', async () => {
  const order = await paid()
  const cancel = async () => {
    const version = await orderVersion(shop, order.id)
    return staff.post(`/api/admin/orders/${order.id}/transitions`, {
      version,
      to: 'cancelled',
      reason: 'Asked for',
    })
  }
  expect((await refund(order, order.total - 100)).statusCode).toBe(201)
  await shop.idle()
  expect((await cancel()).json().code).toBe('illegal_transition')
  expect((await refund(order, 100)).statusCode).toBe(201)
  await shop.idle()
  expect((await readAdminOrder(staff, order.id)).actions).toContain('cancel')
  expect((await cancel()).statusCode).toBe(200)
  expect(await statusOf(order)).toEqual({ status: 'cancelled', paymentStatus: 'refunded' })
  expect(await readAdminOrder(staff, order.id)).toMatchObject({ stage: null, onHold: null })
})

test('A10, O1.13: cancelling a paid order is notified to the buyer’s page and releases its use of the code', async () => {
  const browser = shop.browser()
  const { id, amounts } = await paidOrder(shop, browser, { promoCode: 'WELCOME20' })
  const used = async () =>
    (
      await shop.db
        .selectFrom('promo_codes')
        .select('used')
        .where('code', '=', 'WELCOME20')
        .executeTakeFirst()
    )?.used
  const before = (await used()) ?? 0
  const notified = Promise.withResolvers<void>()
  const watch = orderFeed(shop.ctx).watch(id, () => notified.resolve())
  const payment = await shop.db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', id)
    .executeTakeFirst()
  const version = await orderVersion(shop, id)
  const body = {
    version,
    paymentId: payment?.id,
    amount: amounts.total,
    reason: 'The party is over',
    cancelOrder: true,
  }
  const answer = await staff.post(`/api/admin/orders/${id}/refunds`, body, withKey())
  expect(answer.statusCode).toBe(201)
  await notified.promise
  watch.close()
  expect((await readOrder(browser, id)).status).toBe('cancelled')
  expect(await used()).toBe(before - 1)
})
