import type Stripe from 'stripe'
import type { Call } from '../call.ts'
import { noteOf } from '../gateway.ts'
import { retrievePaymentMethod } from './payment-methods.ts'
import { emit } from './events.ts'
import { idOf } from './stored.ts'

type Session = Stripe.Checkout.Session

/** The intent of a Checkout Session was paid: the session completes, or its delayed payment has arrived. */
export function sessionPaid(call: Call, intent: Stripe.PaymentIntent): void {
  const session = sessionOf(call, intent)
  if (!session) return
  const async = session.status === 'complete'
  const paid = completed(call, session, intent, 'paid')
  emit(call, async ? 'checkout.session.async_payment_succeeded' : 'checkout.session.completed', paid)
}

/** The buyer has finished the page before the money arrives (`payment_status: unpaid`). */
export function sessionSubmitted(call: Call, intent: Stripe.PaymentIntent): void {
  const session = sessionOf(call, intent)
  if (session?.status === 'open') {
    emit(call, 'checkout.session.completed', completed(call, session, intent, 'unpaid'))
  }
}

/** A delayed payment failed. While the page is open, the buyer can simply retry. */
export function sessionFailed(call: Call, intent: Stripe.PaymentIntent): void {
  const session = sessionOf(call, intent)
  if (session?.status === 'complete') emit(call, 'checkout.session.async_payment_failed', session)
}

function sessionOf(call: Call, intent: Stripe.PaymentIntent): Session | undefined {
  const { ledger } = call.gateway
  const { session } = noteOf(ledger, intent.id)
  return session === undefined ? undefined : ledger.get('checkout_session', session)
}

function completed(
  call: Call,
  session: Session,
  intent: Stripe.PaymentIntent,
  payment_status: Session['payment_status'],
): Session {
  const { billing_details } = retrievePaymentMethod(call, idOf(intent.payment_method))
  const done: Session = {
    ...session,
    status: 'complete',
    payment_status,
    payment_intent: intent.id,
    url: null,
    customer_details: {
      address: billing_details.address,
      business_name: null,
      email: session.customer_email ?? billing_details.email,
      individual_name: billing_details.name,
      name: billing_details.name,
      phone: billing_details.phone,
      tax_exempt: 'none',
      tax_ids: [],
    },
  }
  call.gateway.ledger.put('checkout_session', done)
  return done
}
