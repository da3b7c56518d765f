import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { pollOnce } from '../src/workers.ts'
import type { Browser } from './support/app.ts'
import { placeOrder, readOrder } from './support/order.ts'
import { eventsOf } from './support/outbox.ts'
import { expectStripesBalance, listRefunds, requestRefund, statusOf } from './support/refunds.ts'
import { createShop, latestRef, openPayment, submitCard, type Shop } from './support/shop.ts'
import { signedIn } from './support/staff.ts'

let shop: Shop
let staff: Browser
beforeAll(async () => {
  shop = await createShop()
  staff = await signedIn(shop)
})
afterAll(() => shop.close())
afterEach(() => expectStripesBalance(shop))

const refundsOf = ({ id }: { id: string }) => listRefunds(shop.db, id)

/** An order with a PIX code that was given up, and a new one: either can still be paid. */
async function withTwoCodes() {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  await openPayment(browser, order.id, 'pix')
  const old = await latestRef(shop, order.id)
  // As if the gateway had confirmed the voiding and still captured the money.
  await shop.db.updateTable('payments').set({ state: 'cancelled' }).where('order_id', '=', order.id).execute()
  const { payment } = await openPayment(browser, order.id, 'pix')
  return { browser, order, old, payment }
}

test('§6.21, R9: the old code and the new one are both paid: one fulfilment, one automatic refund', async () => {
  const { browser, order, old } = await withTwoCodes()
  shop.gateway.control.pay({ paymentIntent: await latestRef(shop, order.id) })
  shop.gateway.control.pay({ paymentIntent: old })
  await shop.idle()
  expect(await statusOf({ read: () => readOrder(browser, order.id) })).toMatchObject({
    paymentStatus: 'overpaid',
  })
  await shop.workers.outbox.runOnce()
  await pollOnce(shop.ctx)
  await shop.idle()
  expect(await statusOf({ read: () => readOrder(browser, order.id) })).toEqual({
    status: 'in_production',
    paymentStatus: 'confirmed',
  })
  expect(await refundsOf(order)).toEqual([
    { state: 'succeeded', amount: order.amounts.total.amount, actor_type: 'system' },
  ])
  const inbox = await shop.db
    .selectFrom('money_inbox')
    .select(['kind', 'resolution'])
    .where('order_id', '=', order.id)
    .execute()
  expect(inbox).toEqual([{ kind: 'duplicate', resolution: 'refunded' }])
  const [requested] = await shop.db
    .selectFrom('order_events')
    .select(['to_state', 'actor_type', 'cause'])
    .where('order_id', '=', order.id)
    .where('machine', '=', 'refund')
    .orderBy('id')
    .execute()
  expect(requested).toEqual({ to_state: 'requested', actor_type: 'system', cause: { code: 'paid_twice' } })
  // Handled again, as after a crash, the event finds its refund.
  await shop.db
    .updateTable('outbox_events')
    .set({ done_at: null, next_attempt_at: shop.clock.now(), effect_started_at: null })
    .where('kind', '=', 'surplus_refund')
    .execute()
  await shop.workers.outbox.runOnce()
  expect(await refundsOf(order)).toHaveLength(1)
})

test('R9: an automatic refund that the bank returned is left to staff, even if its event is handled again', async () => {
  const { order, old } = await withTwoCodes()
  // One after the other: the second one recorded is the duplicate.
  for (const paymentIntent of [await latestRef(shop, order.id), old]) {
    shop.gateway.control.pay({ paymentIntent })
    await shop.idle()
  }
  await shop.workers.outbox.runOnce()
  await shop.idle()
  const made = shop.gateway.ledger.list('refund').find((each) => each.payment_intent === old)
  shop.gateway.control['fail-refund']({ refund: made?.id ?? '' })
  await shop.idle()
  await shop.db
    .updateTable('outbox_events')
    .set({ done_at: null, next_attempt_at: shop.clock.now(), effect_started_at: null })
    .where('kind', '=', 'surplus_refund')
    .where('order_id', '=', order.id)
    .execute()
  await shop.workers.outbox.runOnce()
  expect(await refundsOf(order)).toMatchObject([{ state: 'failed', actor_type: 'system' }])
  expect(await eventsOf(shop.db, order.id, 'surplus_refund')).toMatchObject([{ state: 'done' }])
})

test('R9: a duplicate that became the only payment, as staff refunded the other one, is not refunded', async () => {
  const { browser, order, old, payment } = await withTwoCodes()
  const total = order.amounts.total.amount
  shop.gateway.control.pay({ paymentIntent: await latestRef(shop, order.id) })
  await shop.idle()
  shop.gateway.control.pay({ paymentIntent: old })
  await shop.idle()
  // Staff act before the outbox, and refund the payment that the system would keep.
  expect((await requestRefund(shop, staff, { id: order.id, paymentId: payment.id }, total)).statusCode).toBe(
    201,
  )
  await shop.idle()
  await shop.workers.outbox.runOnce()
  await shop.idle()
  expect(await statusOf({ read: () => readOrder(browser, order.id) })).toEqual({
    status: 'in_production',
    paymentStatus: 'confirmed',
  })
  expect(await refundsOf(order)).toEqual([{ state: 'succeeded', amount: total, actor_type: 'staff' }])
})

test('§6.22: a card form that was given up and a PIX code both succeed: one winner, the other refunded once', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const { clientSecret } = await openPayment(browser, order.id, 'card')
  await shop.db.updateTable('payments').set({ state: 'cancelled' }).where('order_id', '=', order.id).execute()
  await openPayment(browser, order.id, 'pix')
  const code = await latestRef(shop, order.id)
  await Promise.all([
    submitCard(shop, clientSecret),
    Promise.resolve(shop.gateway.control.pay({ paymentIntent: code })),
  ])
  await shop.idle()
  await Promise.all([shop.workers.outbox.runOnce(), shop.workers.outbox.runOnce()])
  await Promise.all([pollOnce(shop.ctx), pollOnce(shop.ctx)])
  await shop.idle()
  expect(await statusOf({ read: () => readOrder(browser, order.id) })).toEqual({
    status: 'in_production',
    paymentStatus: 'confirmed',
  })
  expect(await refundsOf(order)).toHaveLength(1)
})

test('R9: a duplicate that its buyer disputes before its refund was requested is not refunded as well', async () => {
  const { order, old } = await withTwoCodes()
  shop.gateway.control.pay({ paymentIntent: await latestRef(shop, order.id) })
  await shop.idle()
  shop.gateway.control.pay({ paymentIntent: old })
  await shop.idle()
  shop.gateway.control.dispute({ paymentIntent: old })
  await shop.idle()
  await shop.workers.outbox.runOnce()
  await shop.idle()
  expect(await refundsOf(order)).toEqual([])
  expect(await eventsOf(shop.db, order.id, 'surplus_refund')).toMatchObject([{ state: 'done' }])
})
