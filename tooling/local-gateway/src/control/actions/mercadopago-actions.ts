import { closeChargeback, openChargeback } from '../../mercadopago/chargebacks.ts'
import { decide } from '../../mercadopago/payments.ts'
import { completeRefund, failRefund, refund } from '../../mercadopago/refunds.ts'
import type { MpChargeback, MpPayment } from '../../mercadopago/records.ts'
import { paySecond, payUnmatched } from '../../mercadopago/unmatched.ts'
import { action } from './action.ts'

/** Actions on Mercado Pago's payments. */
export const mercadoPagoActions = {
  /** The PIX code is paid (also late, or with another amount), or a card's review succeeds. */
  'mp-approve': action({ payment: 'text', amount: 'cents?' }, (gateway, { payment, amount }): MpPayment =>
    decide(gateway, payment, { status: 'approved', status_detail: 'accredited' }, amount),
  ),
  /** The bank refuses, or a card's review fails. */
  'mp-reject': action({ payment: 'text' }, (gateway, { payment }): MpPayment =>
    decide(gateway, payment, { status: 'rejected', status_detail: 'cc_rejected_high_risk' }),
  ),
  /** The PIX code expires now, regardless of the clock. */
  'mp-expire': action({ payment: 'text' }, (gateway, { payment }): MpPayment =>
    decide(gateway, payment, { status: 'cancelled', status_detail: 'expired' }),
  ),
  /** The same order is paid again, with a payment that the shop did not create. */
  'mp-pay-again': action({ payment: 'text' }, (gateway, { payment }): MpPayment =>
    paySecond(gateway, payment),
  ),
  /** Makes an unmatched payment: money without an order. */
  'mp-pay-unmatched': action({ amount: 'count' }, (gateway, { amount }): MpPayment =>
    payUnmatched(gateway, amount),
  ),
  /** A refund made in Mercado Pago's own panel; without an amount, all of the rest. */
  'mp-refund': action({ payment: 'text', amount: 'cents?' }, (gateway, { payment, amount }) =>
    refund(gateway, payment, amount === undefined ? undefined : amount / 100),
  ),
  /** A refund in process reaches the payer. */
  'mp-complete-refund': action({ refund: 'text' }, (gateway, { refund: id }): MpPayment =>
    completeRefund(gateway, id),
  ),
  /** A refund in process is refused, or the payer's bank returns a completed one. */
  'mp-fail-refund': action({ refund: 'text' }, (gateway, { refund: id }): MpPayment =>
    failRefund(gateway, id),
  ),
  /** The cardholder disputes a payment. */
  'mp-dispute': action({ payment: 'text' }, (gateway, { payment }): MpChargeback =>
    openChargeback(gateway, payment),
  ),
  /** The dispute is decided: won (covered) or lost. */
  'mp-close-dispute': action(
    { payment: 'text', status: ['won', 'lost'] as const },
    (gateway, { payment, status }): MpChargeback => closeChargeback(gateway, payment, status === 'won'),
  ),
}
