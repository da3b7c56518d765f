import { describe, expect, test } from 'vitest'
import type { OrderRow } from '../orders/queries.ts'
import { decide, mismatchOf, newPaymentRow, type PaymentRow } from './decide.ts'
import type { PaymentSnapshot } from './gateways/gateway.ts'

const order: OrderRow = {
  id: 'the order',
  status: 'pending',
  payment_status: 'processing',
  stage: null,
  on_hold_since: null,
  total: 4990,
  currency: 'BRL',
  version: 2,
  promo_code: null,
  promo_reserved: false,
  expires_at: null,
  delivery_hours: 24,
  promised_hours: 24,
  details_erased_at: null,
  due_at: null,
  revision: 1,
  details_version: 1,
}
const paymentOf = (part: Partial<PaymentRow> = {}): PaymentRow => ({
  ...newPaymentRow({
    id: 'the payment',
    gateway: 'stripe',
    method: 'pix',
    amount: 4990,
    currency: 'BRL',
    gateway_ref: 'pi_1',
  }),
  ...part,
})
const byGateway = (payments: PaymentRow[], signal: Partial<Parameters<typeof decide>[2]> = {}) =>
  decide(order, payments, { paymentId: 'the payment', state: 'confirmed', ...signal }, 'gateway')

describe('P3.4: money counts if it is what was requested', () => {
  const snapshot: PaymentSnapshot = {
    ref: 'pi_1',
    state: 'confirmed',
    amount: 4990,
    currency: 'BRL',
    orderId: 'the order',
    attemptId: 'the payment',
    live: true,
    methods: ['pix'],
    clientSecret: null,
    pixCode: null,
    payUrl: null,
    expiresAt: null,
    failureCode: null,
  }
  test.each<[Partial<PaymentSnapshot>, string | undefined]>([
    [{}, undefined],
    [{ amount: 4989 }, 'amount_differs'],
    [{ amount: 4991 }, 'amount_differs'],
    [{ currency: 'USD' }, 'amount_differs'],
    [{ orderId: 'another' }, 'other_reference'],
    [{ orderId: null }, 'other_reference'],
    [{ attemptId: 'another' }, 'other_reference'],
    [{ live: false }, 'mode_differs'],
  ])('%j: %s', (part, code) => {
    const mismatch = mismatchOf({ ...snapshot, ...part }, paymentOf(), { orderId: 'the order', live: true })
    expect(mismatch?.code).toBe(code)
  })
})

test('P3.4: what is said of money that is confirmed already changes nothing', () => {
  const mismatch = { code: 'other_reference' } as const
  expect(byGateway([paymentOf({ state: 'confirmed' })], { mismatch })).toBeNull()
})

test('P4: a payment of less than the total does not pay the order, and its rest does', () => {
  const part = paymentOf({ amount: 3000 })
  expect(byGateway([part])).toMatchObject({
    order: { status: 'pending', paymentStatus: 'underpaid', becamePaid: false },
    item: { kind: 'underpaid', amount: 3000 },
    captured: { amount: 3000, account: 'sales' },
  })
  const earlier = paymentOf({ id: 'earlier', amount: 1990, state: 'confirmed' })
  expect(byGateway([earlier, part])).toMatchObject({ order: { becamePaid: true }, item: null })
})

test('P3.13: only money of the same amount repeats a confirmation by hand', () => {
  const byHand = paymentOf({ id: 'by hand', gateway: 'manual', state: 'confirmed', gateway_ref: null })
  expect(byGateway([byHand, paymentOf()])?.payment.countedBy).toBe('by hand')
  expect(byGateway([byHand, paymentOf({ amount: 4900 })])?.payment.countedBy).toBeNull()
  expect(byGateway([byHand, paymentOf({ currency: 'USD' })])?.payment.countedBy).toBeNull()
})

test('P2.3: a declined form is polled on, as it takes another card; one that was never opened is not', () => {
  const declined = (ref: string | null) => byGateway([paymentOf({ gateway_ref: ref })], { state: 'failed' })
  expect(declined('pi_1')?.payment.keepPolling).toBe(true)
  expect(declined(null)?.payment.keepPolling).toBe(false)
})
