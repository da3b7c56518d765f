import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { replay } from '../src/modules/gateway-events/replay.ts'
import { pollOnce } from '../src/workers.ts'
import { compareLedger, compareTonight } from '../src/modules/reconciliation/compare.ts'
import { applySnapshot, fromGateway } from '../src/modules/payments/apply.ts'
import { GatewayError } from '../src/modules/payments/gateways/gateway.ts'
import { openMoneyDesk, type MoneyDesk } from './support/money-desk.ts'
import { placeOrder, readOrder, withKey } from './support/order.ts'
import { requestRefund } from './support/refunds.ts'
import { createShop, latestRef, openPayment, paidOrder, submitCard, type Shop } from './support/shop.ts'
import { orderVersion, signedIn } from './support/staff.ts'

let shop: Shop
let desk: MoneyDesk
beforeAll(async () => {
  shop = await createShop()
  desk = await openMoneyDesk(shop)
})
afterAll(() => shop.close())

test('P6.2: an unmatched is given to the order that it was meant for, and pays it', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const ref = await desk.unmatched(order.amounts.total.amount)
  const item = await desk.itemOf(ref)
  expect(item).toMatchObject({ kind: 'unmatched', order: null, actions: ['refund', 'attach', 'resolve'] })
  const wrong = await desk.act(item?.id ?? '', { action: 'attach', orderNumber: 'R-000000' })
  expect(wrong.json().code).toBe('not_found')
  // The payment of another order leaves it as it is.
  await paidOrder(shop, shop.browser())
  expect(await desk.itemOf(ref)).toEqual(item)
  const abroad = await placeOrder(shop.browser(), { locale: 'en', country: 'US' })
  const dollars = await desk.act(item?.id ?? '', { action: 'attach', orderNumber: abroad.order.number })
  expect(dollars.json().code).toBe('amount_mismatch')
  expect((await desk.act(item?.id ?? '', { action: 'attach', orderNumber: order.number })).statusCode).toBe(
    200,
  )
  expect(await readOrder(browser, order.id)).toMatchObject({
    status: 'in_production',
    paymentStatus: 'confirmed',
  })
  expect(await desk.itemOf(ref)).toBeUndefined()
})

test('P6.2: an unmatched payment is refunded once, however often it is clicked', async () => {
  const ref = await desk.unmatched(777)
  const { id = '' } = (await desk.itemOf(ref)) ?? {}
  await Promise.all([desk.act(id, { action: 'refund' }), desk.act(id, { action: 'refund' })])
  await shop.idle()
  expect(await desk.itemOf(ref)).toBeUndefined()
  const back = shop.gateway.ledger.list('refund').filter((each) => each.payment_intent === ref)
  expect(back).toMatchObject([{ amount: 777, status: 'succeeded' }])
})

test('P6.2: asked for again while its refund is under way, it is the same refund', async () => {
  const ref = await desk.unmatched(778)
  shop.gateway.control['refund-policy']({ policy: 'hold' })
  const { id = '' } = (await desk.itemOf(ref)) ?? {}
  expect((await desk.act(id, { action: 'refund' })).statusCode).toBe(200)
  await shop.idle()
  expect((await desk.act(id, { action: 'refund' })).statusCode).toBe(200)
  shop.gateway.control['refund-policy']({ policy: 'usual' })
  const back = shop.gateway.ledger.list('refund').filter((each) => each.payment_intent === ref)
  expect(back).toMatchObject([{ amount: 778 }])
  shop.gateway.control['complete-refund']({ refund: back[0]?.id ?? '' })
  await shop.idle()
  expect(await desk.itemOf(ref)).toBeUndefined()
})

test('O1.14: money for a cancelled order: the owner reopens the order', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const { clientSecret } = await openPayment(browser, order.id, 'card')
  await shop.db.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', order.id).execute()
  await submitCard(shop, clientSecret)
  await shop.idle()
  const item = await desk.itemOf(await latestRef(shop, order.id))
  expect(item).toMatchObject({
    kind: 'late',
    order: { number: order.number, guardianName: order.guardianName },
    actions: ['reinstate', 'refund', 'resolve'],
  })
  expect((await desk.act(item?.id ?? '', { action: 'attach' })).json()).toMatchObject({
    code: 'illegal_transition',
    details: { legal: ['reinstate', 'refund', 'resolve'] },
  })
  expect((await desk.act(item?.id ?? '', { action: 'reinstate' })).statusCode).toBe(200)
  expect(await readOrder(browser, order.id)).toMatchObject({ status: 'in_production', stage: 'queued' })
})

test('P6, O1.11: money for a completed order that was refunded waits for the owner', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  await openPayment(browser, order.id, 'pix')
  const old = await latestRef(shop, order.id)
  await shop.db.updateTable('payments').set({ state: 'cancelled' }).where('order_id', '=', order.id).execute()
  const { payment } = await openPayment(browser, order.id, 'pix')
  shop.gateway.control.pay({ paymentIntent: await latestRef(shop, order.id) })
  await shop.idle()
  await shop.db.updateTable('orders').set({ status: 'completed' }).where('id', '=', order.id).execute()
  await requestRefund(shop, desk.staff, { id: order.id, paymentId: payment.id }, 4990)
  await shop.idle()
  shop.gateway.control.pay({ paymentIntent: old })
  await shop.idle()
  expect(await desk.itemOf(old)).toMatchObject({ kind: 'late', actions: ['refund', 'resolve'] })
  expect((await readOrder(browser, order.id)).status).toBe('completed')
})

test('§6.24, P3.4: another amount never confirms; once it is refunded, the order can be paid again', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const { clientSecret } = await openPayment(browser, order.id, 'card')
  const ref = await latestRef(shop, order.id)
  await shop.db.updateTable('payments').set({ amount: 4991 }).where('order_id', '=', order.id).execute()
  await submitCard(shop, clientSecret)
  await shop.idle()
  const item = await desk.itemOf(ref)
  expect(item).toMatchObject({ kind: 'mismatched', amount: { amount: 4990, currency: 'BRL' } })
  // A status that was fetched before the money came arrives after it.
  const stripe = shop.ctx.gateways.get('stripe')
  if (!stripe) throw new Error('Stripe is not configured')
  const stale = { ...(await stripe.fetchPayment(ref)), state: 'processing' } as const
  expect(await applySnapshot(shop.ctx, stripe, stale, fromGateway(stripe))).toBe('unchanged')
  expect((await readOrder(browser, order.id)).paymentStatus).toBe('error')
  await desk.act(item?.id ?? '', { action: 'refund' })
  await shop.idle()
  expect(await desk.itemOf(ref)).toBeUndefined()
  expect(await readOrder(browser, order.id)).toMatchObject({ status: 'pending', paymentStatus: 'unpaid' })
  const again = await openPayment(browser, order.id, 'card')
  await submitCard(shop, again.clientSecret)
  await shop.idle()
  expect(await readOrder(browser, order.id)).toMatchObject({ status: 'in_production' })
})

test('P3.4: money of the other mode never confirms', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const { clientSecret } = await openPayment(browser, order.id, 'card')
  const ref = await latestRef(shop, order.id)
  const intent = shop.gateway.ledger.get('payment_intent', ref)
  if (intent) shop.gateway.ledger.put('payment_intent', { ...intent, livemode: true })
  await submitCard(shop, clientSecret)
  await shop.idle()
  expect(await desk.itemOf(ref)).toMatchObject({ kind: 'mismatched', detail: { code: 'mode_differs' } })
  expect(await readOrder(browser, order.id)).toMatchObject({
    status: 'pending',
    payment: { failureCode: 'mismatched' },
  })
})

test('G3: every webhook is lost: the nightly comparison finds payments, unmatched, refunds and disputes', async () => {
  const browser = shop.browser()
  const refunded = await paidOrder(shop, browser)
  const disputed = await paidOrder(shop, browser)
  const { order } = await placeOrder(browser)
  const { clientSecret } = await openPayment(browser, order.id, 'card')
  shop.gateway.control['webhook-policy']({ policy: 'drop' })
  await submitCard(shop, clientSecret)
  const ref = await desk.unmatched(333)
  shop.gateway.control.refund({ paymentIntent: await latestRef(shop, refunded.id) })
  shop.gateway.control.dispute({ paymentIntent: await latestRef(shop, disputed.id) })
  await shop.idle()
  shop.gateway.control['webhook-policy']({ policy: 'deliver' })
  const [first] = await compareLedger(shop.ctx)
  expect(first).toMatchObject({ gateway: 'stripe', found: 2, missing: 0, unequal: 0 })
  expect((await readOrder(browser, order.id)).status).toBe('in_production')
  expect((await readOrder(browser, refunded.id)).paymentStatus).toBe('refunded')
  expect((await readOrder(browser, disputed.id)).paymentStatus).toBe('disputed')
  expect(await desk.itemOf(ref)).toMatchObject({ kind: 'unmatched', amount: { amount: 333 } })
  const [second] = await compareLedger(shop.ctx)
  expect(second).toMatchObject({ found: 0, missing: 0, unequal: 0 })
})

test('G3: one payment of which the gateway tells nothing keeps no other from being found', async () => {
  const broken = await paidOrder(shop, shop.browser())
  const brokenRef = await latestRef(shop, broken.id)
  shop.gateway.control['webhook-policy']({ policy: 'drop' })
  shop.gateway.control.refund({ paymentIntent: brokenRef })
  const ref = await desk.unmatched(444)
  shop.gateway.control['webhook-policy']({ policy: 'deliver' })
  const refundsApi = shop.ctx.gateways.get('stripe')?.refundsApi
  if (!refundsApi) throw new Error('There are no books')
  const history = refundsApi.history.bind(refundsApi)
  const spy = vi.spyOn(refundsApi, 'history').mockImplementation((of) => {
    if (of === brokenRef) throw new GatewayError('unknown', 'no answer')
    return history(of)
  })
  const [result] = await compareLedger(shop.ctx)
  spy.mockRestore()
  expect(result).toMatchObject({ found: 1, failed: 1, missing: 0 })
  expect(await desk.itemOf(ref)).toMatchObject({ kind: 'unmatched' })
})

test('G3: a night that could not be compared, whatever was tried, is counted', async () => {
  const refundsApi = shop.ctx.gateways.get('stripe')?.refundsApi
  if (!refundsApi) throw new Error('There are no books')
  const spy = vi.spyOn(refundsApi, 'list').mockImplementation(() => {
    throw new GatewayError('unknown', 'no answer')
  })
  const { signal } = new AbortController()
  for (let tries = 0; tries < 8; tries += 1) await compareTonight(shop.ctx, signal)
  expect(spy).toHaveBeenCalledTimes(8)
  spy.mockRestore()
  expect((await shop.ctx.metrics.page()).text).toMatch(
    /business_events_total\{event="ledger_not_compared"\} 1/,
  )
})

/** Books a capture of which the gateway has no record. */
async function bookCapture(ref: string) {
  const entry = { gateway: 'stripe', ref, payment_ref: ref, amount: 100, currency: 'BRL' } as const
  await shop.db
    .insertInto('ledger')
    .values({ ...entry, kind: 'capture', debit: 'stripe', credit: 'sales', created_at: shop.clock.now() })
    .execute()
}

test('G3: what we booked and the gateway does not know is reported to staff', async () => {
  const ref = 'pi_of_nobody'
  await bookCapture(ref)
  shop.clock.advance(1) // entries at the exact time of a comparison are left to the next one
  await compareLedger(shop.ctx)
  expect(await desk.itemOf(ref)).toMatchObject({ kind: 'missing', actions: ['resolve'] })
  const { id = '' } = (await desk.itemOf(ref)) ?? {}
  expect((await desk.act(id, { action: 'resolve' })).statusCode).toBe(200)
  await compareLedger(shop.ctx)
  expect(await desk.itemOf(ref)).toBeUndefined()
})

test('G3: money that the list leaves out, and the gateway knows, is in order', async () => {
  const { id } = await paidOrder(shop, shop.browser())
  const api = shop.ctx.gateways.get('stripe')?.refundsApi
  if (!api) throw new Error('Stripe is not configured')
  shop.clock.advance(1)
  vi.spyOn(api, 'list').mockImplementation(async function* () {})
  const [result] = await compareLedger(shop.ctx)
  vi.restoreAllMocks()
  expect(result?.listed).toBe(0)
  expect(await desk.itemOf(await latestRef(shop, id))).toBeUndefined()
})

test('G3: money of which the gateway tells nothing now is not reported as unknown to it', async () => {
  const ref = 'pi_unanswered'
  await bookCapture(ref)
  shop.clock.advance(1)
  shop.gateway.control.fault({ kind: '500', times: 10, match: `GET /v1/payment_intents/${ref}` })
  const [result] = await compareLedger(shop.ctx)
  shop.gateway.control['clear-faults']()
  expect(result).toMatchObject({ failed: 1 })
  expect(await desk.itemOf(ref)).toBeUndefined()
})

test('P5.2: a replay that cannot be written to the audit log leaves its event dead', async () => {
  const { id } = await shop.db
    .insertInto('webhook_events')
    .values({
      gateway: 'stripe',
      event_id: 'evt_dead',
      type: 'payment_intent.succeeded',
      gateway_ref: 'pi_dead',
      raw: null,
      outcome: 'dead',
      tries: 12,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await expect(replay(shop.ctx, id, { staffId: 'no staff id', requestId: 'r' })).rejects.toThrow(/uuid/)
  const event = shop.db.selectFrom('webhook_events').select(['outcome', 'tries']).where('id', '=', id)
  expect(await event.executeTakeFirst()).toEqual({ outcome: 'dead', tries: 12 })
  await shop.db.deleteFrom('webhook_events').where('id', '=', id).execute()
})

test('P5.2: an event that failed for good is shown, and processed when it is replayed', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const { clientSecret } = await openPayment(browser, order.id, 'card')
  // The reconciler must not be first.
  await shop.db.updateTable('payments').set({ next_poll_at: null }).where('order_id', '=', order.id).execute()
  shop.gateway.control.fault({ kind: 'close-before-commit', times: 500, match: 'GET /v1/payment_intents' })
  await submitCard(shop, clientSecret)
  await shop.idle()
  for (let round = 0; round < 13; round++) {
    shop.clock.advance(3_700_000)
    await shop.db.updateTable('orders').set({ expires_at: null }).where('id', '=', order.id).execute()
    await pollOnce(shop.ctx)
  }
  shop.gateway.control['clear-faults']()
  // Half a day has passed, and the first session has expired.
  desk = await openMoneyDesk(shop, 'later@recadinho.test')
  const ref = await latestRef(shop, order.id)
  const { dead } = await desk.inbox()
  expect((await shop.ctx.metrics.page()).text).toMatch(/business_events_total\{event="webhook_dead"\} [1-9]/)
  const events = (await desk.orderMoney(order.id)).payments[0]?.events ?? []
  const lost = dead.find(({ id }) => events.some((each) => each.id === id))
  expect(lost).toMatchObject({ outcome: 'dead', error: 'gateway: unknown', gateway: 'stripe' })
  const shown = (await desk.staff.get(`/api/admin/gateway-events/${lost?.id}`)).json<{ body: string }>()
  expect(shown.body).toContain(ref)
  expect(shown.body).not.toMatch(/_secret_|ana@example|Ana Souza|last4/)
  const replayed = await desk.staff.post(`/api/admin/gateway-events/${lost?.id}/replays`)
  expect(replayed.json()).toMatchObject({ event: { outcome: 'applied' } })
  expect((await readOrder(browser, order.id)).status).toBe('in_production')
  // Once processed, it is left alone.
  const again = await desk.staff.post(`/api/admin/gateway-events/${lost?.id}/replays`)
  expect(again.json()).toEqual(replayed.json())
  const audited = shop.db.selectFrom('audit_log').select('id').where('action', '=', 'gateway_event.replayed')
  expect(await audited.where('subject', '=', `gateway-events/${lost?.id}`).execute()).toHaveLength(1)
})

test('the order’s money: attempts, events, refunds and the ledger’s lines', async () => {
  const order = await paidOrder(shop, shop.browser())
  const before = await desk.orderMoney(order.id)
  const paymentId = before.payments[0]?.payment.id
  expect(before.payments[0]).toMatchObject({
    refundsByGateway: true,
    refundable: order.amounts.total,
    confirmedAt: before.ledger[0]?.at,
  })
  const version = await orderVersion(shop, order.id)
  const body = { version, paymentId, amount: { amount: 500, currency: 'BRL' }, reason: 'A gift' }
  const answer = await desk.staff.post(`/api/admin/orders/${order.id}/refunds`, body, withKey())
  expect(answer.json()).toMatchObject({
    refunds: [{ state: 'succeeded', amount: { amount: 500 }, reason: 'A gift', by: { type: 'staff' } }],
    ledger: [
      { kind: 'capture', debit: 'stripe', credit: 'sales' },
      { kind: 'refund', amount: { amount: 500 }, debit: 'refunds', credit: 'stripe' },
    ],
  })
})

test('only the owner sees or moves money', async () => {
  const order = await paidOrder(shop, shop.browser())
  const other = await signedIn(shop, 'maker@recadinho.test')
  await shop.db
    .updateTable('staff')
    .set({ role: 'production' })
    .where('email', '=', 'maker@recadinho.test')
    .execute()
  const calls = [
    other.get('/api/admin/money'),
    other.get(`/api/admin/orders/${order.id}/money`),
    other.post('/api/admin/money/1/actions', { action: 'resolve', reason: 'Why not' }),
    other.post('/api/admin/gateway-events/1/replays'),
    other.post('/api/admin/outbox/actions', { action: 'replay', ids: ['1'] }),
    shop.browser().get('/api/admin/money'),
  ]
  const codes = (await Promise.all(calls)).map(({ statusCode }) => statusCode)
  expect(codes).toEqual([403, 403, 403, 403, 403, 401])
})
