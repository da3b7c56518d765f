import type Stripe from 'stripe'
import type { Call } from '../call.ts'
import { succeed } from './outcomes.ts'
import { addIntent } from './payment-intents.ts'
import { resolvePaymentMethod } from './payment-methods.ts'

/**
 * A payment of an intent that the shop did not create: by another program with the same account, or by mistake in the
 * dashboard.
 */
export function payUnmatched(call: Call, amount: number): Stripe.PaymentIntent {
  return paid(call, { amount, currency: 'brl' })
}

/** A second intent that copies the first one's amount and all of the shop's references. */
export function paySecond(
  call: Call,
  { amount, currency, description, metadata }: Stripe.PaymentIntent,
): Stripe.PaymentIntent {
  return paid(call, { amount, currency, metadata, ...(description !== null && { description }) })
}

function paid(call: Call, params: Stripe.PaymentIntentCreateParams): Stripe.PaymentIntent {
  const intent = addIntent(call, { ...params, allowed_payment_method_types: ['card'] })
  return succeed(call, intent, resolvePaymentMethod(call, 'pm_card_visa'))
}
