import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { compareLedger } from '../src/modules/reconciliation/compare.ts'
import { balances } from '../src/modules/ledger/queries.ts'
import type { Browser } from './support/app.ts'
import { placeOrder, readOrder } from './support/order.ts'
import { paidByCard, requestRefund, type PaidOrder } from './support/refunds.ts'
import { createShop, latestRef, openPayment, submitCard, type Shop } from './support/shop.ts'
import { signedIn } from './support/staff.ts'

let shop: Shop
let staff: Browser
beforeAll(async () => {
  shop = await createShop()
  staff = await signedIn(shop)
})
afterAll(() => shop.close())
afterEach(() => {
  shop.gateway.control['clear-faults']()
  shop.gateway.control['webhook-policy']({ policy: 'deliver' })
})

const paid = () => paidByCard(shop)
const refund = (order: PaidOrder, amount: number) => requestRefund(shop, staff, order, amount)
const statusOf = async ({ read }: PaidOrder) => (await read()).paymentStatus

const inboxOf = ({ id }: { id: string }) =>
  shop.db.selectFrom('money_inbox').select(['kind', 'resolved_at']).where('order_id', '=', id).execute()

const disputesOf = ({ id }: PaidOrder) =>
  shop.db.selectFrom('disputes').select('state').where('order_id', '=', id).execute()

/** Stripe's balance of the shop's payments, by our ledger. */
const heldByStripe = async () =>
  (await balances(shop.db)).reduce((sum, { gateway, amount }) => sum + (gateway === 'stripe' ? amount : 0), 0)

test('O1: a failed 3-D Secure ends the attempt, and the next card pays at once', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const { payment, clientSecret } = await openPayment(browser, order.id, 'card')
  await submitCard(shop, clientSecret, 'pm_card_authenticationRequired')
  shop.gateway.control.decline({ paymentIntent: await latestRef(shop, order.id) })
  await shop.idle()
  expect(await readOrder(browser, order.id)).toMatchObject({ status: 'pending', paymentStatus: 'failed' })
  const attempt = await shop.db
    .selectFrom('payments')
    .select(['state', 'failure_code'])
    .where('id', '=', payment.id)
    .executeTakeFirstOrThrow()
  expect(attempt).toEqual({ state: 'failed', failure_code: 'payment_intent_authentication_failure' })
  const next = await openPayment(browser, order.id, 'card')
  expect(next.payment.id).not.toBe(payment.id)
  await submitCard(shop, next.clientSecret)
  await shop.idle()
  expect(await readOrder(browser, order.id)).toMatchObject({ paymentStatus: 'confirmed' })
})

test('O3: a locked object is requested again at once, as the gateway says, without anyone noticing', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const before = shop.gateway.ledger.list('payment_intent').length
  shop.gateway.control.fault({ kind: 'lock-timeout', match: 'POST /v1/payment_intents' })
  const { clientSecret } = await openPayment(browser, order.id, 'card')
  expect(shop.gateway.ledger.list('payment_intent')).toHaveLength(before + 1)
  await submitCard(shop, clientSecret)
  await shop.idle()
  expect(await readOrder(browser, order.id)).toMatchObject({ paymentStatus: 'confirmed' })
})

test('O3: one that stays locked is an unknown outcome, never a failure', async () => {
  const order = await paid()
  shop.gateway.control.fault({ kind: 'lock-timeout', match: 'POST /v1/refunds', times: 9 })
  expect((await refund(order, 700)).json().refunds).toMatchObject([{ state: 'sent', failureCode: null }])
})

test('O4: the refund of a charge that is disputed meanwhile fails with its own code, and staff are notified', async () => {
  const order = await paid()
  shop.gateway.control['webhook-policy']({ policy: 'hold' })
  shop.gateway.control.dispute({ paymentIntent: order.ref })
  const answer = await refund(order, 700)
  expect(answer.statusCode).toBe(201)
  expect(answer.json().refunds).toMatchObject([{ state: 'failed', failureCode: 'charge_disputed' }])
  expect(await inboxOf(order)).toEqual([{ kind: 'refund_failed', resolved_at: null }])
  shop.gateway.control['release-webhooks']({ order: 'as-sent' })
  await shop.idle()
  expect(await statusOf(order)).toBe('disputed')
})

test('O6, D6: an inquiry is no dispute: no money moves, and the payment can be refunded', async () => {
  const order = await paid()
  const held = await heldByStripe()
  shop.gateway.control.inquire({ paymentIntent: order.ref })
  await shop.idle()
  expect(await statusOf(order)).toBe('confirmed')
  expect([await disputesOf(order), await inboxOf(order), await heldByStripe()]).toEqual([[], [], held])
  expect((await refund(order, 700)).json().refunds).toMatchObject([{ state: 'succeeded' }])
  shop.gateway.control['close-inquiry']({ paymentIntent: order.ref, status: 'closed' })
  await shop.idle()
  expect([await disputesOf(order), await heldByStripe()]).toEqual([[], held - 700])
})

test('O6, D6: an inquiry that becomes a dispute is one from then on', async () => {
  const order = await paid()
  const held = await heldByStripe()
  shop.gateway.control.inquire({ paymentIntent: order.ref })
  shop.gateway.control['close-inquiry']({ paymentIntent: order.ref, status: 'disputed' })
  await shop.idle()
  expect([await statusOf(order), await disputesOf(order)]).toEqual(['disputed', [{ state: 'open' }]])
  expect(await heldByStripe()).toBe(held - order.total)
  shop.gateway.control['close-dispute']({ paymentIntent: order.ref, status: 'won' })
  await shop.idle()
  expect([await statusOf(order), await heldByStripe()]).toEqual(['confirmed', held])
})

test.each(['duplicate', 'reverse'] as const)(
  'O6, D7: funds events change nothing by themselves, whatever their order (%s)',
  async (policy) => {
    const order = await paid()
    const held = await heldByStripe()
    shop.gateway.control['webhook-policy']({ policy })
    shop.gateway.control.dispute({ paymentIntent: order.ref })
    shop.gateway.control['close-dispute']({ paymentIntent: order.ref, status: 'won' })
    shop.gateway.control['release-webhooks']({ order: 'newest-first' })
    await shop.idle()
    expect([await statusOf(order), await heldByStripe()]).toEqual(['confirmed', held])
    expect(await disputesOf(order)).toEqual([{ state: 'won' }])
  },
)

test('O7: a charge that is not booked yet counts, and the nightly comparison finds nothing wrong', async () => {
  const order = await paid()
  const charge = shop.gateway.ledger.list('charge').findLast((each) => each.payment_intent === order.ref)
  expect(charge?.balance_transaction).toBeNull()
  expect(await statusOf(order)).toBe('confirmed')
  await compareLedger(shop.ctx)
  expect(await inboxOf(order)).toEqual([])
  shop.gateway.control['advance-clock']({ seconds: 60 })
  await shop.idle()
  expect(shop.gateway.ledger.get('charge', charge?.id ?? '')?.balance_transaction).toMatch(/^txn_/)
  await compareLedger(shop.ctx)
  expect([await inboxOf(order), await statusOf(order)]).toEqual([[], 'confirmed'])
})
