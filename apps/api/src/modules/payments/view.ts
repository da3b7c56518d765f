import type { NextStep, Payment } from '@recadinho/contracts/payments'
import type { PaymentPart } from '../orders/queries.ts'
import { isOpen, outcomeOf } from './machine.ts'

/** An attempt as buyer and staff see it; with the code only while it can be paid (P2.7). */
export function paymentView(payment: PaymentPart, now: Date): Payment {
  const expiresAt = payment.expires_at === null ? null : new Date(payment.expires_at)
  const payable = isOpen(payment.state) && expiresAt !== null && expiresAt > now
  return {
    id: payment.id,
    gateway: payment.gateway,
    method: payment.method,
    flow: payment.flow,
    state: payment.state,
    outcome: outcomeOf(payment.state),
    amount: { amount: payment.amount, currency: payment.currency },
    expiresAt: expiresAt?.toISOString() ?? null,
    pixCode: payable ? payment.pix_code : null,
    payUrl: payable ? payment.pay_url : null,
    failureCode: payment.failure_code,
    createdAt: new Date(payment.created_at).toISOString(),
  }
}

/** The buyer's next step with an attempt; the secret is only set for a card form that was just requested. */
export function nextStep(
  payment: Payment,
  orderNumber: string,
  clientSecret: string | null,
): NextStep | null {
  const { flow, pixCode, payUrl } = payment
  if (payment.outcome === 'confirmed' || payment.outcome === 'failed') return null
  if (flow === 'inline') return clientSecret === null ? null : { kind: 'card_form', clientSecret }
  if (flow === 'code') return pixCode === null ? null : { kind: 'code', pixCode }
  if (payUrl === null) return null
  return flow === 'redirect'
    ? { kind: 'redirect', url: payUrl }
    : { kind: 'link', url: payUrl, reference: orderNumber }
}

/** The attempt that counts: the confirmed one, or else the latest. */
export const countingPayment = (payments: readonly PaymentPart[]): PaymentPart | undefined =>
  payments.findLast(({ state }) => outcomeOf(state) === 'confirmed') ?? payments.at(-1)
