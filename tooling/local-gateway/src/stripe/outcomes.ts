import type Stripe from 'stripe'
import type { Call } from '../call.ts'
import { noteOf } from '../gateway.ts'
import { AFTER_CHALLENGE } from './cards.ts'
import { addCharge, type Refusal } from './charges.ts'
import { awaitBalance } from './balance.ts'
import { defined, StripeError, unexpectedState } from './errors.ts'
import { emit } from './events.ts'
import { retrievePaymentMethod } from './payment-methods.ts'
import { idOf } from './stored.ts'
import { sessionFailed, sessionPaid } from './session-outcomes.ts'

type Intent = Stripe.PaymentIntent

/** Saves an intent's new state. Every change of a payment goes through here. */
export function saveIntent(call: Call, intent: Intent, change: Partial<Intent>): Intent {
  const changed = { ...intent, ...change }
  call.gateway.ledger.put('payment_intent', changed)
  return changed
}

/** The payment succeeds. */
export function succeed(
  call: Call,
  intent: Intent,
  method: Stripe.PaymentMethod,
  challenged = false,
): Intent {
  const charge = addCharge(call, intent, method, { challenged })
  awaitBalance(call, charge)
  const paid = saveIntent(call, intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    payment_method: method.id,
    next_action: null,
    last_payment_error: null,
  })
  emit(call, 'charge.succeeded', charge)
  emit(call, 'payment_intent.succeeded', paid)
  sessionPaid(call, paid)
  return paid
}

/** The bank declines the payment. The intent can be retried with another method. */
export function refuse(
  call: Call,
  intent: Intent,
  method: Stripe.PaymentMethod,
  refusal: Refusal,
): StripeError {
  const charge = addCharge(call, intent, method, { refusal })
  emit(call, 'charge.failed', charge)
  const error = {
    type: 'card_error' as const,
    code: refusal.code,
    ...defined({ decline_code: refusal.declineCode }),
    doc_url: `https://docs.stripe.com/error-codes/${refusal.code.replaceAll('_', '-')}`,
    message: refusal.message,
    charge: charge.id,
    payment_method: method,
  }
  const failed = failAttempt(call, { ...intent, latest_charge: charge.id }, error)
  return new StripeError(402, { ...error, payment_intent: failed }, true)
}

/** An attempt ends without payment: the intent requires a method again and has the reason. */
function failAttempt(call: Call, intent: Intent, error: Stripe.PaymentIntent.LastPaymentError): Intent {
  const failed = saveIntent(call, intent, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: error,
  })
  emit(call, 'payment_intent.payment_failed', failed)
  sessionFailed(call, failed)
  return failed
}

/** The buyer passes or fails 3-D Secure. An intent that is not waiting for it does not change. */
export function finishChallenge(call: Call, intent: Intent, passed: boolean): Intent | StripeError {
  if (intent.status !== 'requires_action' || intent.next_action?.pix_display_qr_code) return intent
  const method = retrievePaymentMethod(call, idOf(intent.payment_method))
  const card = noteOf(call.gateway.ledger, method.id).card
  if (passed && card?.kind === 'challenges' && card.then === 'declines') {
    return refuse(call, intent, method, AFTER_CHALLENGE)
  }
  if (passed) return succeed(call, intent, method, true)
  return failAttempt(call, intent, {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    payment_method: method,
  })
}

/** The PIX payment arrives: in time, or (`late`) after the code expired. */
export function payPix(call: Call, intent: Intent, late: boolean): Intent {
  const waiting = intent.status === 'requires_action' && intent.next_action?.pix_display_qr_code !== undefined
  const { pixMethod } = noteOf(call.gateway.ledger, intent.id)
  const ended = intent.status === 'requires_payment_method' && pixMethod !== undefined
  if (pixMethod === undefined || !(late ? ended : waiting)) {
    throw unexpectedState(
      `No PIX code of this intent can be paid ${late ? 'late' : 'now'} (${intent.status}).`,
      intent,
    )
  }
  return succeed(call, intent, retrievePaymentMethod(call, pixMethod))
}

/** The PIX code expires unpaid. */
export function expirePix(call: Call, intent: Intent): Intent {
  return endPix(call, intent, {
    code: 'payment_intent_payment_attempt_expired',
    message: 'The payment attempt expired before the buyer paid.',
  })
}

/** The buyer's bank refuses the PIX transfer. */
export function refusePix(call: Call, intent: Intent): Intent {
  return endPix(call, intent, {
    code: 'payment_method_provider_decline',
    message: 'The payment was declined by the bank.',
  })
}

function endPix(call: Call, intent: Intent, { code, message }: { code: string; message: string }): Intent {
  if (!intent.next_action?.pix_display_qr_code)
    throw unexpectedState('This intent waits for no PIX payment.', intent)
  const payment_method = retrievePaymentMethod(call, idOf(intent.payment_method))
  return call.gateway.ledger.transaction(() =>
    failAttempt(call, intent, { type: 'invalid_request_error', code, message, payment_method }),
  )
}

/** Cancels the intent permanently, unless it has already been paid. */
export function cancel(call: Call, intent: Intent, reason: Intent['cancellation_reason']): Intent {
  if (intent.status === 'succeeded' || intent.status === 'canceled' || intent.status === 'processing') {
    throw unexpectedState(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
      intent,
    )
  }
  const canceled = saveIntent(call, intent, {
    status: 'canceled',
    canceled_at: call.gateway.clock.seconds(),
    cancellation_reason: reason,
    next_action: null,
  })
  emit(call, 'payment_intent.canceled', canceled)
  return canceled
}
