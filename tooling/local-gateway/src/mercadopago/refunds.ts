import type { Gateway } from '../gateway.ts'
import { isImmediate, watchRefund } from '../slow-refunds.ts'
import { badRequest, MercadoPagoError } from './error.ts'
import { cents, keep, stamp } from './payments.ts'
import type { MpPayment, MpRefund } from './records.ts'
import { REFUND_FIELDS, retrieve } from './stored.ts'

/** Refunds an amount in reais, or all of the rest. A PIX refund is `in_process` until its bank answers. */
export function refund(gateway: Gateway, id: string, amount?: number): MpRefund {
  const payment = retrieve(gateway, id)
  const reserved = payment.refunds
    .filter(({ status }) => status !== 'rejected')
    .reduce((sum, each) => sum + cents(each.amount), 0)
  const left = cents(payment.transaction_amount) - reserved
  const wanted = amount === undefined ? left : cents(amount)
  if (payment.status !== 'approved' || wanted === 0 || wanted > left)
    throw badRequest('The amount to refund is more than what is left')
  const immediate = isImmediate(gateway, payment.payment_type_id === 'bank_transfer')
  const made: MpRefund = {
    id: payment.id * 100 + payment.refunds.length,
    payment_id: payment.id,
    amount: wanted / 100,
    status: immediate ? 'approved' : 'in_process',
    date_created: stamp(gateway.clock.now()),
    ...REFUND_FIELDS,
  }
  keep(gateway, withRefunds(payment, [...payment.refunds, made]))
  if (!immediate) watchRefund(gateway, String(made.id))
  return made
}

/** The payer's bank accepts a refund that was in process. */
export function completeRefund(gateway: Gateway, refundId: string): MpPayment {
  const { payment, made } = findRefund(gateway, refundId)
  if (made.status !== 'in_process') throw badRequest(`The refund is ${made.status}`)
  return decide(gateway, payment, made, 'approved')
}

/** The payer's bank refuses a refund, or returns a completed one: the shop has the money again. */
export function failRefund(gateway: Gateway, refundId: string): MpPayment {
  const { payment, made } = findRefund(gateway, refundId)
  if (made.status === 'rejected') throw badRequest(`The refund is ${made.status}`)
  return decide(gateway, payment, made, 'rejected')
}

/** The refund with this id, or `undefined`. */
export const refundOf = (gateway: Gateway, refundId: string): MpRefund | undefined =>
  paymentOf(gateway, refundId)?.refunds.find(({ id }) => String(id) === refundId)

function findRefund(gateway: Gateway, refundId: string): { payment: MpPayment; made: MpRefund } {
  const payment = paymentOf(gateway, refundId)
  const made = payment?.refunds.find(({ id }) => String(id) === refundId)
  if (payment && made) return { payment, made }
  throw new MercadoPagoError(404, 'not_found', 'Refund not found')
}

/** A refund's id is its payment's id with two more digits. */
const paymentOf = ({ ledger }: Gateway, refundId: string): MpPayment | undefined =>
  ledger.get('mp_payment', refundId.slice(0, -2)) && retrieve({ ledger }, refundId.slice(0, -2))

function decide(gateway: Gateway, payment: MpPayment, made: MpRefund, status: MpRefund['status']): MpPayment {
  const refunds = payment.refunds.map((each) => (each === made ? { ...made, status } : each))
  return keep(gateway, withRefunds(payment, refunds))
}

/** The payment with these refunds. Only approved ones count as refunded. */
function withRefunds(payment: MpPayment, refunds: MpRefund[]): MpPayment {
  const refunded = refunds
    .filter(({ status }) => status === 'approved')
    .reduce((sum, { amount }) => sum + cents(amount), 0)
  const whole = refunded === cents(payment.transaction_amount)
  return {
    ...payment,
    // A refund does not undo a chargeback that arrived in the meantime.
    ...(payment.status !== 'charged_back' && {
      status: whole ? ('refunded' as const) : ('approved' as const),
      status_detail: whole ? 'refunded' : refunded > 0 ? 'partially_refunded' : 'accredited',
    }),
    transaction_amount_refunded: refunded / 100,
    refunds,
  }
}
