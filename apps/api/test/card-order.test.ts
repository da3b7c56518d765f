import { randomUUID } from 'node:crypto'
import type { CreatedPayment } from '@recadinho/contracts/payments'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pollOnce } from '../src/workers.ts'
import { placeOrder, readOrder, withKey } from './support/order.ts'
import {
  requestPayment,
  createShop,
  latestRef,
  openPayment,
  paidOrder,
  secretOf,
  submitCard,
  type Shop,
} from './support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())

test('a parent orders, pays by card, and the order goes into production with its due time', async () => {
  const browser = shop.browser()
  const { order, accessToken } = await placeOrder(browser)
  expect(order).toMatchObject({
    status: 'pending',
    paymentStatus: 'unpaid',
    stage: null,
    payment: null,
    childName: 'Olívia',
    amounts: { price: { amount: 4990, currency: 'BRL' }, discount: { amount: 0 }, total: { amount: 4990 } },
  })
  expect(order.number).toMatch(/^R-[2-9A-HJKMNP-TV-Z]{6}$/)
  expect(accessToken).toMatch(/^[A-Za-z0-9_-]{22}$/)

  const { payment, clientSecret } = await openPayment(browser, order.id, 'card')
  expect(payment).toMatchObject({ state: 'created', outcome: 'processing', method: 'card', pixCode: null })
  expect(clientSecret).toMatch(/^pi_.+_secret_.+/)

  const before = shop.clock.now().getTime()
  await submitCard(shop, clientSecret)
  await shop.idle()
  const paid = await readOrder(browser, order.id)
  expect(paid).toMatchObject({
    status: 'in_production',
    stage: 'queued',
    paymentStatus: 'confirmed',
    expiresAt: null,
  })
  expect(paid.payment).toMatchObject({ id: payment.id, state: 'confirmed', outcome: 'confirmed' })
  const paidAt = Date.parse(paid.dueAt ?? '') - 24 * 3_600_000
  expect(paidAt).toBeGreaterThanOrEqual(before)
  expect(paidAt).toBeLessThanOrEqual(shop.clock.now().getTime())
})

test('P1.6, P5.1: a card that pays at once stores the gateway’s reference, and ends the polling', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const { clientSecret } = await openPayment(browser, order.id, 'card')
  const stored = () =>
    shop.db
      .selectFrom('payments')
      .select(['gateway_ref', 'next_poll_at'])
      .where('order_id', '=', order.id)
      .executeTakeFirst()
  const ref = await latestRef(shop, order.id)
  expect(await stored()).toEqual({ gateway_ref: ref, next_poll_at: expect.any(Date) })
  // As if the process had died before it stored the reference.
  await shop.db.updateTable('payments').set({ gateway_ref: null }).where('order_id', '=', order.id).execute()
  await submitCard(shop, clientSecret)
  await shop.idle()
  expect(await stored()).toEqual({ gateway_ref: ref, next_poll_at: null })
  await pollOnce(shop.ctx)
  expect(await stored()).toEqual({ gateway_ref: ref, next_poll_at: null })
})

test('P2.3, P1.3: a declined card, then a second try with another card', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const first = await openPayment(browser, order.id, 'card')
  await submitCard(shop, first.clientSecret, 'pm_card_chargeDeclinedInsufficientFunds')
  await shop.idle()
  const declined = await readOrder(browser, order.id)
  expect(declined).toMatchObject({ status: 'pending', paymentStatus: 'failed' })
  expect(declined.payment).toMatchObject({
    state: 'failed',
    outcome: 'failed',
    failureCode: 'insufficient_funds',
  })

  const second = await openPayment(browser, order.id, 'card')
  expect(second.payment.id).not.toBe(first.payment.id)
  // The declined form is closed and cannot take money.
  await expect(submitCard(shop, first.clientSecret)).rejects.toThrow(/canceled/)
  await submitCard(shop, second.clientSecret)
  await shop.idle()
  expect(await readOrder(browser, order.id)).toMatchObject({
    status: 'in_production',
    paymentStatus: 'confirmed',
  })
})

test('P1.3: another card in the same form counts too', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const { clientSecret, payment } = await openPayment(browser, order.id, 'card')
  await submitCard(shop, clientSecret, 'pm_card_chargeDeclined')
  await shop.idle()
  await submitCard(shop, clientSecret)
  await shop.idle()
  const paid = await readOrder(browser, order.id)
  expect(paid).toMatchObject({ status: 'in_production', paymentStatus: 'confirmed' })
  expect(paid.payment).toMatchObject({ id: payment.id, state: 'confirmed', failureCode: null })
})

test('S6, P1.7: five declines in one form are five lines with their reasons, and the card that pays then is not late', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const { clientSecret } = await openPayment(browser, order.id, 'card')
  const declines = [
    ['pm_card_chargeDeclined', 'generic_decline'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
    ['pm_card_chargeDeclined', 'generic_decline'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
    ['pm_card_chargeDeclined', 'generic_decline'],
  ] as const
  for (const [card] of declines) {
    await submitCard(shop, clientSecret, card)
    await shop.idle()
  }
  // Reading a decline again does not record it again.
  shop.clock.advance(10_000)
  await pollOnce(shop.ctx)
  await submitCard(shop, clientSecret)
  await shop.idle()
  const lines = await shop.db
    .selectFrom('order_events')
    .select(['to_state', 'reason', 'cause'])
    .where('order_id', '=', order.id)
    .where('machine', '=', 'payment')
    .where('to_state', 'in', ['failed', 'confirmed'])
    .orderBy('id')
    .execute()
  expect(lines).toEqual([
    ...declines.map(([, reason]) => ({ to_state: 'failed', reason, cause: null })),
    { to_state: 'confirmed', reason: null, cause: null },
  ])
})

test('P1: a card that asks for 3-D Secure is processing until the buyer has answered', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const { clientSecret } = await openPayment(browser, order.id, 'card')
  await submitCard(shop, clientSecret, 'pm_card_authenticationRequired')
  await shop.idle()
  expect((await readOrder(browser, order.id)).payment).toMatchObject({
    state: 'processing',
    outcome: 'processing',
  })
  shop.gateway.control.pay({ paymentIntent: await latestRef(shop, order.id) })
  await shop.idle()
  expect((await readOrder(browser, order.id)).status).toBe('in_production')
})

test('P2.3: a payment that its bank is processing cannot be voided, and no other opens until it has ended', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const { payment } = await openPayment(browser, order.id, 'card')
  const ref = await latestRef(shop, order.id)
  const intent = shop.gateway.ledger.get('payment_intent', ref)
  if (intent) shop.gateway.ledger.put('payment_intent', { ...intent, status: 'processing' })
  const other = await requestPayment(browser, order.id, 'pix')
  expect([other.statusCode, other.json().code]).toEqual([409, 'payment_outcome_unknown'])
  expect(await readOrder(browser, order.id)).toMatchObject({
    paymentStatus: 'processing',
    payment: { id: payment.id, state: 'processing' },
  })
})

test('P2.2: a reload of the card form gets the same attempt and its secret again', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const first = await openPayment(browser, order.id, 'card')
  const again = await openPayment(browser, order.id, 'card')
  expect(again).toEqual(first)
  expect(intentsOf(order.id)).toHaveLength(1)
})

test('§6.1, P2.1: twenty parallel posts with one key make one attempt, one gateway object and equal answers', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const key = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => requestPayment(browser, order.id, 'card', key)),
  )
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
  const bodies = answers.map((answer) => answer.json<CreatedPayment>())
  expect(new Set(bodies.map((body) => `${body.payment.id} ${secretOf(body)}`)).size).toBe(1)
  expect(intentsOf(order.id)).toHaveLength(1)
})

test('§6.3, P1.5: double clicks without a common key make one open attempt', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => requestPayment(browser, order.id, 'pix')),
  )
  expect(new Set(answers.map((answer) => answer.json<CreatedPayment>().payment.pixCode)).size).toBe(1)
  expect(intentsOf(order.id)).toHaveLength(1)
})

test('§6.2, P2.1: the same key with another method is refused and no gateway is called', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const key = randomUUID()
  await requestPayment(browser, order.id, 'card', key)
  const response = await requestPayment(browser, order.id, 'pix', key)
  expect([response.statusCode, response.json().code]).toEqual([422, 'idempotency_key_reused'])
  expect(intentsOf(order.id)).toHaveLength(1)
})

test('P2.4: a paid order takes no second payment', async () => {
  const browser = shop.browser()
  const { id } = await paidOrder(shop, browser)
  const response = await requestPayment(browser, id, 'card')
  expect([response.statusCode, response.json().code]).toEqual([409, 'order_not_payable'])
  expect(intentsOf(id)).toHaveLength(1)
})

test('a code of 100 % leaves nothing to pay: no gateway is asked, and the video is made', async () => {
  await shop.db.insertInto('promo_codes').values({ code: 'GIFT', percentage: 100 }).execute()
  const browser = shop.browser()
  const { order } = await placeOrder(browser, { promoCode: 'gift' })
  const { payment, clientSecret } = await openPayment(browser, order.id, 'card')
  expect(payment).toMatchObject({ gateway: 'manual', outcome: 'confirmed', amount: { amount: 0 } })
  expect(clientSecret).toBeNull()
  expect(await readOrder(browser, order.id)).toMatchObject({
    status: 'in_production',
    paymentStatus: 'confirmed',
  })
  expect(intentsOf(order.id)).toHaveLength(0)
})

test('P2.4: an order with nothing to pay is confirmed once, however many pages ask for it at once', async () => {
  await shop.db.insertInto('promo_codes').values({ code: 'PRESENT', percentage: 100 }).execute()
  const browser = shop.browser()
  const { order } = await placeOrder(browser, { promoCode: 'PRESENT' })
  const answers = await Promise.all([1, 2, 3].map(() => requestPayment(browser, order.id, 'card')))
  const refused = answers.filter(({ statusCode }) => statusCode !== 201)
  const codes = refused.map((answer) => answer.json<{ code: string }>().code)
  expect(codes).toEqual(['order_not_payable', 'order_not_payable'])
  const payments = shop.db.selectFrom('payments').select('state').where('order_id', '=', order.id)
  expect(await payments.execute()).toEqual([{ state: 'confirmed' }])
})

test('§6.25, P3.4: the buyer pays what the server says: the intent has the discounted total and nothing else', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser, { promoCode: 'WELCOME20' })
  await openPayment(browser, order.id, 'card')
  expect(intentsOf(order.id)[0]).toMatchObject({
    amount: 3992,
    currency: 'brl',
    payment_method_types: ['card'],
  })
  const cheaper = { gateway: 'stripe', method: 'card', amount: { amount: 1, currency: 'BRL' } }
  const response = await browser.post(`/api/orders/${order.id}/payments`, cheaper, withKey())
  expect([response.statusCode, response.json().code]).toEqual([400, 'validation_failed'])
  const shown = { gateway: 'stripe', method: 'card', shownTotal: { amount: 1, currency: 'BRL' } }
  const changed = await browser.post(`/api/orders/${order.id}/payments`, shown, withKey())
  expect(changed.json()).toMatchObject({
    code: 'price_changed',
    details: { total: { amount: 3992, currency: 'BRL' } },
  })
})

const intentsOf = (orderId: string) =>
  shop.gateway.ledger.list('payment_intent').filter(({ metadata }) => metadata['order_id'] === orderId)
