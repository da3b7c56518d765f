import { closeChargeback, openChargeback } from '../../mercadopago/chargebacks.ts'
import { decide } from '../../mercadopago/payments.ts'
import { completeRefund, failRefund, refund } from '../../mercadopago/refunds.ts'
import type { MpChargeback, MpPayment } from '../../mercadopago/records.ts'
import { paySecond, payUnmatched } from '../../mercadopago/unmatched.ts'
import { action } from './action.ts'

/** What happens to payments of Mercado Pago's face. */
export const mercadoPagoActions = {
  /** The PIX code is paid (also late, or with another amount), or the review of a card ends well. */
  'mp-approve': action({ payment: 'text', amount: 'cents?' }, (gateway, { payment, amount }): MpPayment =>
    decide(gateway, payment, { status: 'approved', status_detail: 'accredited' }, amount),
  ),
  /** The bank refuses, or the review of a card ends badly. */
  'mp-reject': action({ payment: 'text' }, (gateway, { payment }): MpPayment =>
    decide(gateway, payment, { status: 'rejected', status_detail: 'cc_rejected_high_risk' }),
  ),
  /** The PIX code ends now, whatever the clock says. */
  'mp-expire': action({ payment: 'text' }, (gateway, { payment }): MpPayment =>
    decide(gateway, payment, { status: 'cancelled', status_detail: 'expired' }),
  ),
  /** The same order is paid a second time, by a payment that the shop did not open. */
  'mp-pay-again': action({ payment: 'text' }, (gateway, { payment }): MpPayment =>
    paySecond(gateway, payment),
  ),
  /** An unmatched payment: money without an order. */
  'mp-pay-unmatched': action({ amount: 'count' }, (gateway, { amount }): MpPayment =>
    payUnmatched(gateway, amount),
  ),
  /** A refund made in Mercado Pago's own panel; without an amount, all that is left. */
  'mp-refund': action({ payment: 'text', amount: 'cents?' }, (gateway, { payment, amount }) =>
    refund(gateway, payment, amount === undefined ? undefined : amount / 100),
  ),
  /** A refund that is in process reaches the payer. */
  'mp-complete-refund': action({ refund: 'text' }, (gateway, { refund: id }): MpPayment =>
    completeRefund(gateway, id),
  ),
  /** A refund in process is refused, or one that was made comes back from the payer's bank. */
  'mp-fail-refund': action({ refund: 'text' }, (gateway, { refund: id }): MpPayment =>
    failRefund(gateway, id),
  ),
  /** The card's holder disputes a payment. */
  'mp-dispute': action({ payment: 'text' }, (gateway, { payment }): MpChargeback =>
    openChargeback(gateway, payment),
  ),
  /** It is decided: won (covered) or lost. */
  'mp-close-dispute': action(
    { payment: 'text', status: ['won', 'lost'] as const },
    (gateway, { payment, status }): MpChargeback => closeChargeback(gateway, payment, status === 'won'),
  ),
}
