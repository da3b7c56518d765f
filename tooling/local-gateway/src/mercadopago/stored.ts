import type { Ledger } from '../ledger.ts'
import { MercadoPagoError } from './error.ts'
import type { MpPayment, MpRefund } from './records.ts'

/** The account's own id. */
export const COLLECTOR = 123_456_789

/** Constant fields of every refund. */
export const REFUND_FIELDS = {
  metadata: {},
  source: { id: String(COLLECTOR), name: 'Recadinho Sandbox', type: 'collector' },
  unique_sequence_number: null,
  refund_mode: 'standard',
  adjustment_amount: 0,
  reason: null,
} as const satisfies Partial<MpRefund>

/** Constant fields of every payment, paid or not. */
export const PAYMENT_FIELDS = {
  money_release_date: null,
  collector_id: COLLECTOR,
  additional_info: {},
  coupon_amount: 0,
  captured: true,
  card: {},
} as const satisfies Partial<MpPayment>

export function retrieve({ ledger }: { ledger: Ledger }, id: string): MpPayment {
  const payment = ledger.get('mp_payment', id)
  if (payment) return whole(payment.value)
  throw new MercadoPagoError(404, 'not_found', 'Payment not found')
}

/** Oldest first. */
export const listPayments = ({ ledger }: { ledger: Ledger }): MpPayment[] =>
  ledger.list('mp_payment').map(({ value }) => whole(value))

/** A state file from an older release lacks newer fields. */
function whole(payment: MpPayment): MpPayment {
  const { transaction_amount: amount } = payment
  return {
    ...PAYMENT_FIELDS,
    ...payment,
    payer: payment.payer ?? { id: String(payment.id), email: 'someone@example.com', type: 'customer' },
    transaction_details: {
      ...payment.transaction_details,
      net_received_amount: amount,
      total_paid_amount: amount,
      overpaid_amount: 0,
    },
    refunds: payment.refunds.map((refund) => ({ ...REFUND_FIELDS, ...refund })),
  }
}
