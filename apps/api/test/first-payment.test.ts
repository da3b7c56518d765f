import { randomUUID } from 'node:crypto'
import type { OrderTimeline } from '@recadinho/contracts/admin-orders'
import type { CreatedOrder } from '@recadinho/contracts/orders'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { cardToken } from './support/mercadopago.ts'
import { orderBody, readOrder, withKey } from './support/order.ts'
import { createShop, requestPayment, secretOf, submitCard, type Shop } from './support/shop.ts'
import { readAdminOrder, signedIn } from './support/staff.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop({ mercadoPago: true, pixKey: true })
})
afterAll(() => shop.close())
afterEach(() => shop.gateway.control['clear-faults']())

const card = { gateway: 'stripe', method: 'card' }
const intentsOf = (orderId: string) =>
  shop.gateway.ledger.list('payment_intent').filter(({ metadata }) => metadata['order_id'] === orderId)
const attemptsOf = (orderId: string) =>
  shop.db
    .selectFrom('payments')
    .select(['id', 'gateway', 'method', 'state'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()

async function promoCode(percentage: number) {
  const code = `FIRST${percentage}`
  await shop.db.insertInto('promo_codes').values({ code, percentage }).execute()
  return code
}

/** Places an order with its first payment. */
async function orderBy(payment: object, change: object = {}, key = randomUUID(), browser = shop.browser()) {
  const body = { ...orderBody, payment, ...change }
  const response = await browser.post('/api/orders', body, withKey(key))
  return { browser, status: response.statusCode, key, ...response.json<CreatedOrder>() }
}

test('P2.14: the order and its first attempt are one statement, and the gateway is called afterwards', async () => {
  await orderBy(card)
  shop.takeQueries()
  const { browser, status, order, payment, paymentError } = await orderBy(card)
  const writes = shop.takeQueries().filter((text) => /insert into/.test(text))
  expect(writes).toHaveLength(1)
  expect(writes[0]).toMatch(/insert into orders[\s\S]*insert into payments/)
  expect([status, paymentError]).toEqual([201, null])
  expect(order).toMatchObject({ status: 'pending', paymentStatus: 'processing', payment: payment?.payment })
  if (!payment) throw new Error('No payment')
  await submitCard(shop, secretOf(payment))
  await shop.idle()
  expect(await readOrder(browser, order.id)).toMatchObject({
    status: 'in_production',
    payment: { id: payment.payment.id, state: 'confirmed' },
  })
})

test('P3.2: money that follows at once is decided without a reading, unless the order has changed since', async () => {
  const reads = () => shop.takeQueries().filter((text) => text.includes('json_agg(json_build_object')).length
  const paid = async (between: (placed: Awaited<ReturnType<typeof orderBy>>) => Promise<unknown>) => {
    const placed = await orderBy(card)
    await between(placed)
    if (!placed.payment) throw new Error('No payment')
    reads()
    await submitCard(shop, secretOf(placed.payment))
    await shop.idle()
    const read = reads()
    const { status, childName } = await readOrder(placed.browser, placed.order.id)
    const events = await shop.db
      .selectFrom('order_events')
      .select(['machine', 'to_state'])
      .where('order_id', '=', placed.order.id)
      .where('machine', 'in', ['order', 'payment'])
      .execute()
    return { read, status, childName, events: events.length }
  }
  expect(await paid(() => Promise.resolve())).toEqual({
    read: 0,
    status: 'in_production',
    childName: orderBody.childName,
    events: 2,
  })
  const corrected = await paid(({ browser, order }) =>
    browser.send({
      method: 'PATCH',
      url: `/api/orders/${order.id}`,
      payload: { detailsVersion: 1, changes: { childName: 'Lia' } },
    }),
  )
  expect(corrected).toEqual({ read: 1, status: 'in_production', childName: 'Lia', events: 2 })
})

test.each([
  ['a page', { gateway: 'stripe', method: 'card', flow: 'redirect' }, 'redirect'],
  ['a code', { gateway: 'stripe', method: 'pix' }, 'code'],
  ['a code of the other gateway', { gateway: 'mercadopago', method: 'pix' }, 'code'],
  ['a code to the shop’s own key', { gateway: 'pix_key', method: 'pix' }, 'code'],
])('P2.14: the answer has the next step, %s', async (_, option, kind) => {
  const { browser, order, payment } = await orderBy(option)
  expect(payment?.next).toMatchObject({ kind })
  expect(order.payment).toEqual(payment?.payment)
  const read = await readOrder(browser, order.id)
  expect(read).toMatchObject({ payment: payment?.payment, expiresAt: order.expiresAt })
})

test('P2.14, P2.11: a card token pays with the order, or is declined', async () => {
  const payment = async (holder: string) => ({
    gateway: 'mercadopago',
    method: 'card',
    card: { token: await cardToken(shop, holder), brand: 'visa', installments: 1 },
  })
  const paid = await orderBy(await payment('APRO'))
  expect(paid.payment).toMatchObject({ payment: { outcome: 'confirmed' }, next: null })
  expect(paid.order).toMatchObject({ status: 'in_production', paymentStatus: 'confirmed' })
  const declined = await orderBy(await payment('FUND'))
  expect(declined.payment?.payment).toMatchObject({ outcome: 'failed' })
  expect(declined.order).toMatchObject({ status: 'pending', paymentStatus: 'failed' })
})

test('P2.14: a code that covers everything pays the order at once', async () => {
  const code = await promoCode(100)
  const { order, payment } = await orderBy(card, { promoCode: code })
  expect(order).toMatchObject({ status: 'in_production', paymentStatus: 'confirmed' })
  expect(payment).toMatchObject({ payment: { outcome: 'confirmed', gateway: 'manual' }, next: null })
  expect(intentsOf(order.id)).toEqual([])
})

test('P2.14: a promo code’s use, the order and the attempt are one transaction', async () => {
  const code = await promoCode(10)
  const { order, payment } = await orderBy(card, { promoCode: code })
  expect(payment?.payment.amount).toEqual(order.amounts.total)
  expect(payment?.payment.state).toBe('created')
})

test('P2.14: a gateway that fails leaves an order without a payment; the separate call opens the next', async () => {
  shop.gateway.control.fault({ kind: '500', times: 1, match: 'POST /v1/payment_intents' })
  const { browser, status, order, payment, paymentError } = await orderBy(card)
  expect([status, payment, paymentError?.code]).toEqual([201, null, 'gateway_unavailable'])
  expect(order).toMatchObject({ status: 'pending', paymentStatus: 'error' })
  shop.clock.advance(70_000)
  const next = await requestPayment(browser, order.id, 'card')
  expect(next.statusCode).toBe(201)
  expect((await attemptsOf(order.id)).filter(({ state }) => state === 'created')).toHaveLength(1)
})

test('P2.14, P2.5: an option that is not offered leaves the order without an attempt', async () => {
  const { browser, status, order, payment, paymentError } = await orderBy(
    { gateway: 'stripe', method: 'pix' },
    { locale: 'en', country: 'US' },
  )
  expect([status, payment, paymentError?.code]).toEqual([201, null, 'payment_method_unavailable'])
  expect(order).toMatchObject({ paymentStatus: 'unpaid', payment: null })
  expect((await requestPayment(browser, order.id, 'card')).statusCode).toBe(201)
})

test('P2.14: nothing is called or written for an order that is refused', async () => {
  const before = shop.gateway.ledger.list('payment_intent').length
  const { status } = await orderBy(card, { shownTotal: { amount: 1, currency: 'BRL' } })
  expect(status).toBe(409)
  expect(shop.gateway.ledger.list('payment_intent')).toHaveLength(before)
})

test('P2.14, O5.1: repeated, and pressed twice at once, it is one order with one attempt', async () => {
  const key = randomUUID()
  const [one, two] = await Promise.all([orderBy(card, {}, key), orderBy(card, {}, key)])
  const again = await orderBy(card, {}, key)
  expect(new Set([one, two, again].map(({ order }) => order.id)).size).toBe(1)
  expect(await attemptsOf(one.order.id)).toHaveLength(1)
  expect(intentsOf(one.order.id)).toHaveLength(1)
  expect(again.payment && secretOf(again.payment)).not.toBeNull()
})

test('P2.14, P2.1: the same payment by the separate call, with the order’s key, is the same attempt', async () => {
  const shownTotal = { amount: 4990, currency: 'BRL' }
  const { browser, key, order, payment } = await orderBy(card, { shownTotal })
  const again = await requestPayment(browser, order.id, 'card', key, { shownTotal })
  expect(again.json().payment.id).toBe(payment?.payment.id)
})

test('O6.1: the timeline has the order and each attempt once, whichever call opened it, a page at a time too', async () => {
  const staff = await signedIn(shop)
  const { browser, order } = await orderBy(card)
  const stored = await shop.db
    .selectFrom('order_events')
    .select('id')
    .where('order_id', '=', order.id)
    .execute()
  expect(stored).toEqual([])
  await requestPayment(browser, order.id, 'pix')
  const { timeline } = await readAdminOrder(staff, order.id)
  const entries = timeline.map(({ machine, to, cause }) =>
    [machine, to, cause?.code].filter(Boolean).join(' '),
  )
  expect(entries.slice(0, 2)).toEqual(['order pending', 'payment created payment_method'])
  expect(entries.filter((entry) => entry.startsWith('payment created'))).toHaveLength(2)
  expect(timeline[1]).toMatchObject({ actor: { type: 'buyer' }, at: order.createdAt })

  const pages: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query = `limit=1${cursor && `&cursor=${cursor}`}`
    const page: OrderTimeline = (
      await staff.get(`/api/admin/orders/${order.id}/timeline?${query}`)
    ).json<OrderTimeline>()
    pages.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor
  }
  expect(pages.toReversed()).toEqual(timeline.map(({ id }) => id))
})

test('P2.14, O5.1: the payment is not what the order’s key stands for: another one keeps order and attempt', async () => {
  const { browser, key, order } = await orderBy(card)
  const other = await orderBy({ gateway: 'stripe', method: 'pix' }, {}, key, browser)
  expect(other).toMatchObject({
    status: 201,
    payment: null,
    paymentError: { code: 'idempotency_key_reused' },
  })
  expect(other.order.id).toBe(order.id)
  expect(await attemptsOf(order.id)).toMatchObject([{ method: 'card', state: 'created' }])
  const bare = await browser.post('/api/orders', orderBody, withKey(key))
  expect(bare.json()).toMatchObject({ order: { id: order.id }, payment: null, paymentError: null })
})

test('P2.14, P1.6: what was written and never reached its gateway is opened by the repeated request', async () => {
  const key = randomUUID()
  const stripe = shop.ctx.gateways.get('stripe')
  if (!stripe) throw new Error('There is no gateway')
  const spy = vi.spyOn(stripe, 'createPayment').mockRejectedValueOnce(new Error('the process dies here'))
  const lost = await shop.browser().post('/api/orders', { ...orderBody, payment: card }, withKey(key))
  spy.mockRestore()
  expect(lost.statusCode).toBe(500)
  const { order, payment } = await orderBy(card, {}, key)
  expect(payment && secretOf(payment)).not.toBeNull()
  expect(intentsOf(order.id)).toHaveLength(1)
})
