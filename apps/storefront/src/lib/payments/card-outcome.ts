import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js'

/** What the gateway's script says became of a card payment. */
export type CardResult =
  /** It took the payment, or is taking it. */
  | { kind: 'taken' }
  | { kind: 'declined'; code: string | null }
  /** The form is not filled in; it says so itself. */
  | { kind: 'unfinished' }
  /** Nothing was charged and nobody said no: the same attempt can go on. */
  | { kind: 'not_charged' }
  | { kind: 'unknown' }

/** Reads an answer of `confirmPayment` or `retrievePaymentIntent`. */
export function cardOutcome({ paymentIntent, error }: PaymentIntentResult): CardResult {
  if (!error) return ofIntent(paymentIntent)
  // The intent itself says more than the error about it.
  if (error.payment_intent && error.payment_intent.status !== 'requires_payment_method')
    return ofIntent(error.payment_intent)
  return ofError(error)
}

/** The bank could not tell that it is the card's holder who pays. To Stripe that is no `card_error`. */
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
  // Refused before any money was touched.
  if (type === 'invalid_request_error' || type === 'authentication_error') return { kind: 'not_charged' }
  // No answer, or one that says nothing: the request may have arrived.
  return { kind: 'unknown' }
}
