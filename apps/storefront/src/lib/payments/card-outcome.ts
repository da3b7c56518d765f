import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js'

/** The result of a card payment, as reported by the gateway's script. */
export type CardResult =
  /** The payment succeeded or is being processed. */
  | { kind: 'taken' }
  | { kind: 'declined'; code: string | null }
  /** The form is incomplete and shows so itself. */
  | { kind: 'unfinished' }
  /** Nothing was charged or declined: the same attempt can continue. */
  | { kind: 'not_charged' }
  | { kind: 'unknown' }

/** Reads a result of `confirmPayment` or `retrievePaymentIntent`. */
export function cardOutcome({ paymentIntent, error }: PaymentIntentResult): CardResult {
  if (!error) return ofIntent(paymentIntent)
  // The intent's status is more reliable than the error.
  if (error.payment_intent && error.payment_intent.status !== 'requires_payment_method')
    return ofIntent(error.payment_intent)
  return ofError(error)
}

/** The bank could not authenticate the cardholder. Stripe does not report this as a `card_error`. */
const notAuthenticated = 'payment_intent_authentication_failure'

function ofIntent(intent: PaymentIntent): CardResult {
  const { status, last_payment_error: refusal } = intent
  if (status === 'succeeded' || status === 'processing' || status === 'requires_capture')
    return { kind: 'taken' }
  if (status === 'requires_payment_method')
    return refusal
      ? { kind: 'declined', code: refusal.decline_code ?? refusal.code ?? null }
      : { kind: 'not_charged' }
  if (status === 'requires_action') return { kind: 'declined', code: notAuthenticated }
  return status === 'canceled' ? { kind: 'declined', code: null } : { kind: 'not_charged' }
}

function ofError({ type, code, decline_code: declineCode }: StripeError): CardResult {
  if (type === 'card_error' || code === notAuthenticated)
    return { kind: 'declined', code: declineCode ?? code ?? null }
  if (type === 'validation_error') return { kind: 'unfinished' }
  // Refused before any charge.
  if (type === 'invalid_request_error' || type === 'authentication_error') return { kind: 'not_charged' }
  // No response, or an unclear one: the request may have arrived.
  return { kind: 'unknown' }
}
