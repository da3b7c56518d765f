import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { pollOnce } from '../src/workers.ts'
import { compareLedger } from '../src/modules/reconciliation/compare.ts'
import { balances } from '../src/modules/ledger/queries.ts'
import type { Browser } from './support/app.ts'
import { cardToken, paidByMercadoPago, payByMercadoPagoCard } from './support/mercadopago.ts'
import { placeOrder, readOrder, withKey } from './support/order.ts'
import { createShop, latestRef, mercadoPagoKeys, openPayment, submitCard, type Shop } from './support/shop.ts'
import { orderVersion, signedIn } from './support/staff.ts'

let shop: Shop
let staff: Browser
beforeAll(async () => {
  shop = await createShop({ mercadoPago: true })
  staff = await signedIn(shop)
})
afterAll(() => shop.close())
afterEach(async () => {
  shop.gateway.control['clear-faults']()
  shop.gateway.control['webhook-policy']({ policy: 'deliver' })
  await agreeWithGateway()
})

/** G4: Mercado Pago's balance of the shop's payments, by its own records. */
async function agreeWithGateway() {
  await shop.idle()
  const { ledger } = shop.gateway
  const cents = (reais: number) => Math.round(reais * 100)
  const held = ledger.list('mp_payment').reduce((sum, { value }) => {
    const came = value.date_approved !== null
    return sum + (came ? cents(value.transaction_amount) - cents(value.transaction_amount_refunded) : 0)
  }, 0)
  const disputed = ledger
    .list('mp_chargeback')
    .reduce((sum, each) => sum + (each.coverage_applied === true ? 0 : cents(each.amount)), 0)
  const ours = (await balances(shop.db)).filter(({ gateway }) => gateway === 'mercadopago')
  expect(ours.reduce((sum, { amount }) => sum + amount, 0)).toBe(held - disputed)
}

type Paid = Awaited<ReturnType<typeof paidByMercadoPago>>
const paid = () => paidByMercadoPago(shop)

const refund = async ({ id, paymentId }: Paid, amount: number, key?: string) =>
  staff.post(
    `/api/admin/orders/${id}/refunds`,
    {
      version: await orderVersion(shop, id),
      paymentId,
      amount: { amount, currency: 'BRL' },
      reason: 'Asked for',
    },
    withKey(key),
  )

const refundsOf = ({ id }: { id: string }) =>
  shop.db
    .selectFrom('refunds')
    .select(['state', 'amount', 'actor_type'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute()

const thereOf = ({ ref }: { ref: string }) => shop.gateway.ledger.get('mp_payment', ref)?.value.refunds ?? []

const statusOf = async ({ id, browser }: Pick<Paid, 'id' | 'browser'>) => {
  const { status, paymentStatus } = await readOrder(browser, id)
  return { status, paymentStatus }
}

test('R7: a part and then the rest are refunded through Mercado Pago', async () => {
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
  expect(thereOf(order).map(({ amount }) => amount)).toEqual([10, (order.total - 1000) / 100])
})

test.each(['close-after-commit', '500-after-commit', 'close-before-commit', '500', '429', '409'] as const)(
  '§6.31, R5, R12: %s on the refund: requested again, it is refunded once',
  async (kind) => {
    const order = await paid()
    shop.gateway.control.fault({
      kind,
      times: 2,
      match: `POST /mercadopago/v1/payments/${order.ref}/refunds`,
    })
    expect((await refund(order, 700)).statusCode).toBe(201)
    shop.gateway.control['clear-faults']()
    for (const seconds of [15, 50, 100]) {
      shop.clock.advance(seconds * 1000)
      await pollOnce(shop.ctx)
    }
    await shop.idle()
    expect(await refundsOf(order)).toEqual([{ state: 'succeeded', amount: 700, actor_type: 'staff' }])
    expect(thereOf(order)).toHaveLength(1)
  },
)

test('§6.31, R12: a lost answer, and two refunds of one amount: both are ours, and each is made once', async () => {
  const order = await paid()
  expect((await refund(order, 500)).statusCode).toBe(201)
  const match = `POST /mercadopago/v1/payments/${order.ref}/refunds`
  shop.gateway.control.fault({ kind: 'close-after-commit', times: 2, match })
  shop.gateway.control['webhook-policy']({ policy: 'drop' })
  expect((await refund(order, 500)).statusCode).toBe(201)
  shop.gateway.control['clear-faults']()
  shop.clock.advance(15_000)
  await pollOnce(shop.ctx)
  expect(await refundsOf(order)).toEqual([
    { state: 'succeeded', amount: 500, actor_type: 'staff' },
    { state: 'succeeded', amount: 500, actor_type: 'staff' },
  ])
  expect(thereOf(order)).toHaveLength(2)
})

test('R12: a refund made in the panel before ours is not taken for ours, whose answer was lost', async () => {
  const order = await paid()
  shop.gateway.control['webhook-policy']({ policy: 'drop' })
  shop.gateway.control['mp-refund']({ payment: order.ref, amount: 700 })
  shop.clock.advance(300_000)
  const match = `POST /mercadopago/v1/payments/${order.ref}/refunds`
  shop.gateway.control.fault({ kind: 'close-before-commit', times: 2, match })
  expect((await refund(order, 700)).statusCode).toBe(201)
  shop.gateway.control['clear-faults']()
  for (const seconds of [15, 50, 100]) {
    shop.clock.advance(seconds * 1000)
    await pollOnce(shop.ctx)
  }
  expect(thereOf(order).map(({ amount }) => amount)).toEqual([7, 7])
  expect(await refundsOf(order)).toEqual([
    { state: 'succeeded', amount: 700, actor_type: 'staff' },
    { state: 'succeeded', amount: 700, actor_type: 'gateway' },
  ])
})

test('R12: a refund of another amount, made in the panel after ours got no answer, is not taken for ours', async () => {
  const order = await paid()
  shop.gateway.control['webhook-policy']({ policy: 'drop' })
  const match = `POST /mercadopago/v1/payments/${order.ref}/refunds`
  shop.gateway.control.fault({ kind: 'close-before-commit', times: 2, match })
  expect((await refund(order, 700)).statusCode).toBe(201)
  shop.gateway.control['clear-faults']()
  shop.gateway.control['mp-refund']({ payment: order.ref, amount: 300 })
  shop.clock.advance(15_000)
  await pollOnce(shop.ctx)
  expect(thereOf(order).map(({ amount }) => amount)).toEqual([3, 7])
  expect(await refundsOf(order)).toEqual([
    { state: 'succeeded', amount: 700, actor_type: 'staff' },
    { state: 'succeeded', amount: 300, actor_type: 'gateway' },
  ])
})

test('§6.32, R8: a refund made in Mercado Pago’s panel appears in the order, once', async () => {
  const order = await paid()
  shop.gateway.control['webhook-policy']({ policy: 'duplicate' })
  shop.gateway.control['mp-refund']({ payment: order.ref, amount: 1200 })
  await shop.idle()
  expect(await statusOf(order)).toEqual({ status: 'in_production', paymentStatus: 'partially_refunded' })
  expect(await refundsOf(order)).toEqual([{ state: 'succeeded', amount: 1200, actor_type: 'gateway' }])
  const more = await refund(order, order.total)
  expect(more.json()).toMatchObject({ code: 'amount_mismatch', details: { refundable: { amount: 3790 } } })
})

test.each([
  ['won', 'confirmed'],
  ['lost', 'refunded'],
] as const)('§6.32, D1, D2: a chargeback is opened and %s', async (status, paymentStatus) => {
  const order = await paid()
  shop.gateway.control['mp-dispute']({ payment: order.ref })
  await shop.idle()
  expect(await statusOf(order)).toEqual({ status: 'in_production', paymentStatus: 'disputed' })
  expect((await refund(order, 100)).json().code).toBe('illegal_transition')
  await agreeWithGateway()
  shop.gateway.control['mp-close-dispute']({ payment: order.ref, status })
  await shop.idle()
  expect((await statusOf(order)).paymentStatus).toBe(paymentStatus)
})

test('G3: every notification lost: the night’s comparison finds money, refund and chargeback', async () => {
  shop.gateway.control['webhook-policy']({ policy: 'drop' })
  const pixPaid = async () => {
    const browser = shop.browser()
    const { order } = await placeOrder(browser)
    await openPayment(browser, order.id, 'pix', { gateway: 'mercadopago' })
    const ref = await latestRef(shop, order.id)
    shop.gateway.control['mp-approve']({ payment: ref })
    return { id: order.id, browser, ref }
  }
  const one = await pixPaid()
  const other = await pixPaid()
  shop.gateway.control['mp-refund']({ payment: one.ref })
  shop.gateway.control['mp-dispute']({ payment: other.ref })
  await compareLedger(shop.ctx)
  expect(await statusOf(one)).toEqual({ status: 'in_production', paymentStatus: 'refunded' })
  expect(await statusOf(other)).toEqual({ status: 'in_production', paymentStatus: 'disputed' })
})

test('G3: its list of more than one page is read to its end, each payment once', async () => {
  shop.gateway.control['webhook-policy']({ policy: 'drop' })
  const headers = {
    authorization: `Bearer ${mercadoPagoKeys.accessToken}`,
    'content-type': 'application/json',
  }
  for (let index = 0; index < 205; index++) {
    shop.clock.advance(10)
    const made = await fetch(`${shop.gateway.url}/mercadopago/v1/payments`, {
      method: 'POST',
      headers: { ...headers, 'x-idempotency-key': `page-${index}` },
      body: JSON.stringify({
        transaction_amount: 1,
        payment_method_id: 'visa',
        token: await cardToken(shop, 'OTHE'),
        payer: { email: 'a@example.com' },
        installments: 1,
      }),
    })
    expect(made.status).toBe(201)
  }
  const order = await paid()
  const refundsApi = shop.ctx.gateways.get('mercadopago')?.refundsApi
  const listed: string[] = []
  const since = new Date(shop.clock.now().getTime() - 3_600_000)
  for await (const { ref } of refundsApi?.list(since) ?? []) listed.push(ref)
  expect(listed).toContain(order.ref)
  expect(new Set(listed).size).toBe(listed.length)
})

test('§6.22, R9: card at Stripe and PIX at Mercado Pago both pay: one wins, the other goes back once', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  await openPayment(browser, order.id, 'pix', { gateway: 'mercadopago' })
  const pix = await latestRef(shop, order.id)
  const { clientSecret } = await openPayment(browser, order.id, 'card')
  await submitCard(shop, clientSecret)
  await shop.idle()
  // The bank had sent it just before the code was voided.
  const paidLate = shop.gateway.ledger.get('mp_payment', pix)
  if (paidLate)
    shop.gateway.ledger.put('mp_payment', {
      ...paidLate,
      value: { ...paidLate.value, status: 'cancelled', status_detail: 'expired' },
    })
  shop.gateway.control['mp-approve']({ payment: pix })
  await shop.idle()
  await shop.workers.outbox.runOnce()
  await shop.idle()
  expect(await statusOf({ id: order.id, browser })).toEqual({
    status: 'in_production',
    paymentStatus: 'confirmed',
  })
  expect(await refundsOf(order)).toEqual([{ state: 'succeeded', amount: 4990, actor_type: 'system' }])
  expect(thereOf({ ref: pix })).toHaveLength(1)
})

test('P2.3: a card under review at Mercado Pago is cancelled there before another way opens', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  await payByMercadoPagoCard(shop, browser, order.id, 'CONT')
  const body = { gateway: 'stripe', method: 'card' }
  const other = await browser.post(`/api/orders/${order.id}/payments`, body, withKey())
  expect([other.statusCode, other.json().next?.kind]).toEqual([201, 'card_form'])
  const held = shop.gateway.ledger.list('mp_payment').at(-1)
  expect(held?.value.status).toBe('cancelled')
})
