import { randomUUID } from 'node:crypto'
import type { PaymentRequest } from '@recadinho/api/gateways/gateway'

/** Cents of BRL: the minimum that both sandboxes accept, with room for a partial refund. */
export const amount = 500

/** The shop's request to a gateway when a buyer opens a payment. */
export const paymentRequest = (change: Partial<PaymentRequest>): PaymentRequest => ({
  orderId: randomUUID(),
  attemptId: randomUUID(),
  orderNumber: 'R-SMOKE1',
  packageId: 'one-character',
  packageTitle: { en: 'Smoke run', pt: 'Teste de fumaça' },
  locale: 'en',
  method: 'card',
  flow: 'inline',
  amount,
  currency: 'BRL',
  payer: { name: 'Ana Souza', email: 'test_user_recadinho@testuser.com' },
  begunAt: new Date(),
  ...change,
})

/** The shop's request to a gateway when staff refund. */
export const refundRequest = (paymentRef: string, cents: number) => {
  const refundId = randomUUID()
  const key = `ref_${refundId}`
  return { refundId, paymentRef, amount: cents, currency: 'BRL', key, requestedAt: new Date() }
}
