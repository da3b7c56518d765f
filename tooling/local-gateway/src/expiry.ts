import { ownCall } from './call.ts'
import type { Gateway } from './gateway.ts'
import { expirePayment, watchPayment } from './mercadopago/payments.ts'
import { expireSession } from './stripe/checkout-sessions.ts'
import { expirePix } from './stripe/outcomes.ts'

/** Ends what the clock has ended: unpaid PIX codes of both faces and unfinished Checkout Sessions. */
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
  }
}

/** Takes up the deadlines of what was open when the gateway last stopped. */
export function watchAll({ deadlines, ledger }: Gateway): void {
  for (const intent of ledger.list('payment_intent')) {
    const end = intent.next_action?.pix_display_qr_code?.expires_at
    if (end !== undefined) deadlines.watch(intent.id, end)
  }
  for (const session of ledger.list('checkout_session')) {
    if (session.status === 'open') deadlines.watch(session.id, session.expires_at)
  }
  for (const { id, value } of ledger.list('mp_payment')) watchPayment(deadlines, id, value)
}
