import type Stripe from 'stripe'
import type { Call } from '../call.ts'
import { missing } from './errors.ts'

/** GET /v1/payment_intents/:id */
export function retrieveIntent(call: Call, id: string): Stripe.PaymentIntent {
  const intent = call.gateway.ledger.get('payment_intent', id)
  if (!intent) throw missing('payment_intent', id, 'intent')
  return intent
}

/** The id in a field that may be expanded; the ledger's fields never are. Empty if there is none. */
export function idOf(field: string | { id: string } | null): string {
  return typeof field === 'string' ? field : (field?.id ?? '')
}
