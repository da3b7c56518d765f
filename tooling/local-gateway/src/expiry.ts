import { ownCall } from './call.ts'
import { settings, type Gateway } from './gateway.ts'
import { expirePayment, watchPayment } from './mercadopago/payments.ts'
import * as mercadoPago from './mercadopago/refunds.ts'
import { watchRefund } from './slow-refunds.ts'
import { bookCharge } from './stripe/balance.ts'
import { expireSession } from './stripe/checkout-sessions.ts'
import { expirePix } from './stripe/outcomes.ts'
import { completeRefund, failRefund } from './stripe/refunds.ts'

/** Expires unpaid PIX codes of both gateways and unfinished Checkout Sessions, and processes what else is due. */
export function sweep(gateway: Gateway): void {
  const { clock, deadlines, ledger } = gateway
  const now = clock.seconds()
  const call = ownCall(gateway)
  for (const id of deadlines.takeDue(now)) {
    const intent = ledger.get('payment_intent', id)
    const session = ledger.get('checkout_session', id)
    const codeEnd = intent?.next_action?.pix_display_qr_code?.expires_at
    if (intent && codeEnd !== undefined && codeEnd <= now) expirePix(call, intent)
    if (session && session.status === 'open' && session.expires_at <= now) expireSession(call, session)
    expirePayment(gateway, id)
    const charge = ledger.get('charge', id)
    if (charge) bookCharge(call, charge)
    answerRefund(gateway, id)
  }
}

/** The bank answers a pending refund, except those held for an answer by hand. */
function answerRefund(gateway: Gateway, id: string): void {
  const policy = settings(gateway.ledger).refundPolicy
  if (policy === 'hold') return
  if (gateway.ledger.get('refund', id)?.status === 'pending')
    (policy === 'fail' ? failRefund : completeRefund)(ownCall(gateway), id)
  else if (mercadoPago.refundOf(gateway, id)?.status === 'in_process')
    (policy === 'fail' ? mercadoPago.failRefund : mercadoPago.completeRefund)(gateway, id)
}

/** Restores the deadlines of objects that were open when the gateway last stopped. */
export function watchAll(gateway: Gateway): void {
  const { deadlines, ledger } = gateway
  for (const intent of ledger.list('payment_intent')) {
    const end = intent.next_action?.pix_display_qr_code?.expires_at
    if (end !== undefined) deadlines.watch(intent.id, end)
  }
  for (const session of ledger.list('checkout_session')) {
    if (session.status === 'open') deadlines.watch(session.id, session.expires_at)
  }
  for (const { id, value } of ledger.list('mp_payment')) watchPayment(deadlines, id, value)
  for (const { id, paid, balance_transaction } of ledger.list('charge'))
    if (paid && balance_transaction === null) deadlines.watch(id, 0)
  watchRefunds(gateway)
}

/** Schedules the bank's answer to each pending refund, under the current policy. */
export function watchRefunds(gateway: Gateway): void {
  const { ledger } = gateway
  for (const { id, status } of ledger.list('refund')) if (status === 'pending') watchRefund(gateway, id)
  for (const { value } of ledger.list('mp_payment'))
    for (const { id, status } of value.refunds) if (status === 'in_process') watchRefund(gateway, String(id))
}
