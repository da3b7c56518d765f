import type Stripe from 'stripe'
import type { Call } from '../call.ts'
import { noteOf } from '../gateway.ts'
import { confirm } from '../stripe/confirm.ts'
import { defined, type StripeError } from '../stripe/errors.ts'
import { addIntent } from '../stripe/payment-intents.ts'
import { addCardMethod, addPixMethod, billingDetails } from '../stripe/payment-methods.ts'
import { idOf } from '../stripe/stored.ts'

/** Fields of the hosted page's form. */
export type SessionForm = Record<string, unknown>

/** The intent of a session; undefined until the buyer tries to pay. */
export function intentOf(call: Call, session: Stripe.Checkout.Session): Stripe.PaymentIntent | undefined {
  return call.gateway.ledger.get('payment_intent', idOf(session.payment_intent))
}

/** The buyer presses Pay: creates the session's intent on the first attempt, then confirms it. */
export function submitSession(
  call: Call,
  session: Stripe.Checkout.Session,
  form: SessionForm,
): Stripe.PaymentIntent | StripeError {
  const { url } = call.gateway
  const text = (name: string) => (typeof form[name] === 'string' ? form[name].trim() : '')
  const billing = billingDetails(defined({ email: text('email'), name: text('name') }))
  const method =
    text('method') === 'pix'
      ? addPixMethod(call, billing)
      : addCardMethod(
          call,
          { number: text('number'), cvc: text('cvc'), ...readExpiry(text('expiry')) },
          billing,
        )
  const intent = intentOf(call, session) ?? openIntent(call, session)
  // After a challenge, the buyer returns to this page, which redirects to the shop.
  return confirm(call, intent, { payment_method: method.id, return_url: `${url}/pay/${session.id}` })
}

function openIntent(call: Call, session: Stripe.Checkout.Session): Stripe.PaymentIntent {
  const { ledger } = call.gateway
  const { intentData } = noteOf(ledger, session.id)
  const seconds = session.payment_method_options?.pix?.expires_after_seconds
  const intent = addIntent(call, {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? '',
    allowed_payment_method_types: session.payment_method_types,
    ...intentData,
    ...(seconds && { payment_method_options: { pix: { expires_after_seconds: seconds } } }),
  })
  ledger.put('note', { ...noteOf(ledger, intent.id), session: session.id })
  ledger.put('checkout_session', { ...session, payment_intent: intent.id })
  return intent
}

/** `12/34` or `12 / 2034`; anything else is month 0, which is invalid. */
function readExpiry(text: string): { exp_month: number; exp_year: number } {
  const match = /^(\d{1,2})\s*\/?\s*(\d{2}|\d{4})$/.exec(text)
  const year = Number(match?.[2] ?? 0)
  return { exp_month: Number(match?.[1] ?? 0), exp_year: year < 100 ? 2000 + year : year }
}
