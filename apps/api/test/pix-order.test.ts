import { parseBrCode } from '@recadinho/contracts/br-code'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { buildBrCode } from '../src/modules/payments/br-code.ts'
import { pollOnce } from '../src/workers.ts'
import { placeOrder, readOrder } from './support/order.ts'
import { requestPayment, createShop, latestRef, openPayment, submitCard, type Shop } from './support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())
afterEach(() => shop.gateway.control.methods({ card: true, pix: true }))

const minute = 60_000
const moneyInbox = (orderId: string) =>
  shop.db.selectFrom('money_inbox').select(['kind', 'amount']).where('order_id', '=', orderId).execute()

test('§6.18, P2.6: the code has a good checksum, the amount of the order and the gateway’s own 30 minutes', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const before = shop.clock.now().getTime()
  const { payment, clientSecret } = await openPayment(browser, order.id, 'pix')
  expect(payment).toMatchObject({
    state: 'processing',
    outcome: 'processing',
    method: 'pix',
    amount: { amount: 4990 },
  })
  expect(clientSecret).toBeNull()
  expect(parseBrCode(payment.pixCode ?? '')).toMatchObject({ amount: 4990 })
  const intent = shop.gateway.ledger.get('payment_intent', await latestRef(shop, order.id))
  expect(Date.parse(payment.expiresAt ?? '') / 1000).toBe(
    intent?.next_action?.pix_display_qr_code?.expires_at,
  )
  // The gateway has a resolution of whole seconds.
  const made = Date.parse(payment.expiresAt ?? '') - 30 * minute
  expect(made).toBeGreaterThan(before - 1000)
  expect(made).toBeLessThanOrEqual(shop.clock.now().getTime())
})

test('a parent pays by PIX and the order goes into production; the code is gone', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  await openPayment(browser, order.id, 'pix')
  expect(await readOrder(browser, order.id)).toMatchObject({
    paymentStatus: 'processing',
    payment: { pixCode: expect.any(String) },
  })
  shop.gateway.control.pay({ paymentIntent: await latestRef(shop, order.id) })
  await shop.idle()
  const paid = await readOrder(browser, order.id)
  expect(paid).toMatchObject({ status: 'in_production', paymentStatus: 'confirmed' })
  expect(paid.payment).toMatchObject({ outcome: 'confirmed', pixCode: null })
})

test('P2.2: asking again shows the same code while it lives', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const first = await openPayment(browser, order.id, 'pix')
  shop.clock.advance(10 * minute)
  expect(await openPayment(browser, order.id, 'pix')).toEqual(first)
})

test('P2.13: a code that the buyer’s page found wrong is voided, here and there, and another opened', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const first = await openPayment(browser, order.id, 'pix')
  const ref = await latestRef(shop, order.id)
  const option = { gateway: 'stripe', flow: 'code', renew: true }
  const second = await openPayment(browser, order.id, 'pix', option)
  expect(second.payment.id).not.toBe(first.payment.id)
  expect(second.payment.pixCode).not.toBe(first.payment.pixCode)
  expect(shop.gateway.ledger.get('payment_intent', ref)?.status).toBe('canceled')
  expect((await openPayment(browser, order.id, 'pix')).payment.id).toBe(second.payment.id)
})

test('§6.19, P2.7: a lapsed code is not shown; a new one is to be had on the same order', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const first = await openPayment(browser, order.id, 'pix')
  shop.clock.advance(31 * minute)
  expect((await readOrder(browser, order.id)).payment?.pixCode).toBeNull()
  const second = await openPayment(browser, order.id, 'pix')
  expect(second.payment.id).not.toBe(first.payment.id)
  expect(second.payment.pixCode).not.toBe(first.payment.pixCode)
  const attempts = await shop.db
    .selectFrom('payments')
    .select('state')
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute()
  expect(attempts.map(({ state }) => state)).toEqual(['expired', 'processing'])
})

test('§2: a code that the bank refuses has failed, and has not lapsed; a new one is to be had at once', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const first = await openPayment(browser, order.id, 'pix')
  shop.gateway.control.decline({ paymentIntent: await latestRef(shop, order.id) })
  await shop.idle()
  expect(await readOrder(browser, order.id)).toMatchObject({
    status: 'pending',
    paymentStatus: 'failed',
    payment: { state: 'failed', outcome: 'failed', pixCode: null },
  })
  const second = await openPayment(browser, order.id, 'pix')
  expect(second.payment).toMatchObject({ state: 'processing', pixCode: expect.any(String) })
  expect(second.payment.pixCode).not.toBe(first.payment.pixCode)
})

test('P5.1: without anybody asking, a lapsed code becomes expired', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  await openPayment(browser, order.id, 'pix')
  shop.clock.advance(31 * minute)
  await pollOnce(shop.ctx)
  expect(await readOrder(browser, order.id)).toMatchObject({
    paymentStatus: 'failed',
    payment: { state: 'expired', outcome: 'failed' },
  })
})

test('§6.20, P1.3: a code that was paid a moment too late counts', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  await openPayment(browser, order.id, 'pix')
  const ref = await latestRef(shop, order.id)
  shop.clock.advance(31 * minute)
  await pollOnce(shop.ctx)
  await shop.idle()
  shop.gateway.control['pay-late']({ paymentIntent: ref })
  await shop.idle()
  expect(await readOrder(browser, order.id)).toMatchObject({
    status: 'in_production',
    paymentStatus: 'confirmed',
  })
  const events = await shop.db
    .selectFrom('order_events')
    .select('cause')
    .where('order_id', '=', order.id)
    .where('to_state', '=', 'confirmed')
    .execute()
  expect(events).toEqual([{ cause: { code: 'late' } }])
})

test('§6.21, P3.7: the old code and the new one are both paid: one order, and the surplus in the money inbox', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  await openPayment(browser, order.id, 'pix')
  const old = await latestRef(shop, order.id)
  // As if the gateway had confirmed the voiding and still captured the money.
  await shop.db.updateTable('payments').set({ state: 'cancelled' }).where('order_id', '=', order.id).execute()
  await openPayment(browser, order.id, 'pix')
  shop.gateway.control.pay({ paymentIntent: await latestRef(shop, order.id) })
  await shop.idle()
  const paid = await readOrder(browser, order.id)
  shop.gateway.control.pay({ paymentIntent: old })
  await shop.idle()
  expect(await readOrder(browser, order.id)).toMatchObject({
    status: 'in_production',
    paymentStatus: 'overpaid',
    dueAt: paid.dueAt,
  })
  expect(await moneyInbox(order.id)).toEqual([{ kind: 'duplicate', amount: 4990 }])
})

test('P2.3: from PIX to card: the code is voided before the form opens', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  await openPayment(browser, order.id, 'pix')
  const code = await latestRef(shop, order.id)
  const { clientSecret } = await openPayment(browser, order.id, 'card')
  expect(shop.gateway.ledger.get('payment_intent', code)?.status).toBe('canceled')
  await submitCard(shop, clientSecret)
  await shop.idle()
  expect(await readOrder(browser, order.id)).toMatchObject({
    status: 'in_production',
    paymentStatus: 'confirmed',
  })
})

test('P2.3: the code was paid while the buyer turned to the card: that money counts, no form opens', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  await openPayment(browser, order.id, 'pix')
  shop.gateway.control['webhook-policy']({ policy: 'drop' })
  shop.gateway.control.pay({ paymentIntent: await latestRef(shop, order.id) })
  shop.gateway.control['webhook-policy']({ policy: 'deliver' })
  const response = await requestPayment(browser, order.id, 'card')
  expect([response.statusCode, response.json().code]).toEqual([409, 'order_not_payable'])
  expect(await readOrder(browser, order.id)).toMatchObject({
    status: 'in_production',
    paymentStatus: 'confirmed',
  })
})

test('§6.28, P2.5: PIX is for orders in BRL only', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser, { country: 'US', locale: 'en' })
  const response = await requestPayment(browser, order.id, 'pix')
  expect([response.statusCode, response.json().code]).toEqual([409, 'payment_method_unavailable'])
  expect((await readOrder(browser, order.id)).payment).toBeNull()
})

test('§6.43, P2.5: an account that takes no PIX hides it silently; the buyer is informed, and can pay by card', async () => {
  shop.gateway.control.methods({ card: true, pix: false })
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const response = await requestPayment(browser, order.id, 'pix')
  expect([response.statusCode, response.json().code]).toEqual([409, 'payment_method_unavailable'])
  const { clientSecret } = await openPayment(browser, order.id, 'card')
  expect(clientSecret).toEqual(expect.any(String))
})

test('P2.6: a code with another amount than the order’s is shown to nobody', async () => {
  const stripe = shop.ctx.gateways.get('stripe')
  if (!stripe) throw new Error('Stripe is not configured')
  const pixCode = buildBrCode({ key: 'x@y.example', amount: 4989, merchant: 'X', city: 'Y', txid: 'Z' })
  const create = stripe.createPayment.bind(stripe)
  vi.spyOn(stripe, 'createPayment').mockImplementationOnce(async (request) => ({
    ...(await create(request)),
    pixCode,
  }))
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const refused = await requestPayment(browser, order.id, 'pix')
  vi.restoreAllMocks()
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'payment_method_unavailable'])
  const { payment } = await readOrder(browser, order.id)
  expect(payment).toMatchObject({ state: 'cancelled', pixCode: null })
})

test('staff can switch PIX off', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  await shop.db.updateTable('settings').set({ pix_enabled: false }).execute()
  await expect
    .poll(async () => (await requestPayment(browser, order.id, 'pix')).json().code)
    .toBe('payment_method_unavailable')
  await shop.db.updateTable('settings').set({ pix_enabled: true }).execute()
  await expect.poll(async () => (await requestPayment(browser, order.id, 'pix')).statusCode).toBe(201)
})
