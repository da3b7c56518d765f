import type Stripe from 'stripe'
import { ownCall } from '../../call.ts'
import type { Gateway } from '../../gateway.ts'
import {
  closeDispute,
  closeInquiry,
  escalateInquiry,
  openDispute,
  openInquiry,
} from '../../stripe/disputes.ts'
import { defined, refused, StripeError } from '../../stripe/errors.ts'
import { expirePix, finishChallenge, payPix, refusePix } from '../../stripe/outcomes.ts'
import { completeRefund, createRefund, failRefund } from '../../stripe/refunds.ts'
import { sessionSubmitted } from '../../stripe/session-outcomes.ts'
import { retrieveIntent } from '../../stripe/stored.ts'
import { paySecond, payUnmatched } from '../../stripe/unmatched.ts'
import { action } from './action.ts'

/** Actions on Stripe's payments. */
export const stripeActions = {
  /** The buyer pays the PIX code (also with another amount or currency), or passes 3-D Secure. */
  pay: action(
    { paymentIntent: 'text', amount: 'cents?', currency: 'text?' },
    (gateway, { paymentIntent, amount, currency }): Stripe.PaymentIntent => {
      const call = ownCall(gateway)
      const intent = retrieveIntent(call, paymentIntent)
      return intent.next_action?.pix_display_qr_code
        ? payPix(call, { ...intent, ...defined({ amount, currency }) }, false)
        : challenge(gateway, paymentIntent, true)
    },
  ),
  /** The bank refuses the PIX transfer, or the buyer fails 3-D Secure. */
  decline: action({ paymentIntent: 'text' }, (gateway, { paymentIntent }): Stripe.PaymentIntent => {
    const call = ownCall(gateway)
    const intent = retrieveIntent(call, paymentIntent)
    return intent.next_action?.pix_display_qr_code
      ? refusePix(call, intent)
      : challenge(gateway, paymentIntent, false)
  }),
  /** The PIX code expires now, regardless of the clock. */
  expire: action({ paymentIntent: 'text' }, (gateway, { paymentIntent }): Stripe.PaymentIntent => {
    const call = ownCall(gateway)
    return expirePix(call, retrieveIntent(call, paymentIntent))
  }),
  /** The buyer pays an expired PIX code. */
  'pay-late': action({ paymentIntent: 'text' }, (gateway, { paymentIntent }): Stripe.PaymentIntent => {
    const call = ownCall(gateway)
    return payPix(call, retrieveIntent(call, paymentIntent), true)
  }),
  /** The same order is paid again, with a payment that the shop did not create. */
  'pay-again': action({ paymentIntent: 'text' }, (gateway, { paymentIntent }): Stripe.PaymentIntent => {
    const call = ownCall(gateway)
    return paySecond(call, retrieveIntent(call, paymentIntent))
  }),
  /** Makes an unmatched payment: money without an order. */
  'pay-unmatched': action({ amount: 'count' }, (gateway, { amount }): Stripe.PaymentIntent =>
    payUnmatched(ownCall(gateway), amount),
  ),
  /** A Checkout Session completes before its PIX payment arrives. */
  'submit-session': action({ paymentIntent: 'text' }, (gateway, { paymentIntent }): Stripe.PaymentIntent => {
    const call = ownCall(gateway)
    const intent = retrieveIntent(call, paymentIntent)
    sessionSubmitted(call, intent)
    return intent
  }),
  /** A refund made in the gateway's dashboard; without an amount, all of the rest. */
  refund: action(
    { paymentIntent: 'text', amount: 'cents?' },
    (gateway, { paymentIntent, amount }): Stripe.Refund =>
      createRefund(ownCall(gateway), {
        payment_intent: paymentIntent,
        ...(amount !== undefined && { amount }),
      }),
  ),
  /** Completes a pending refund. */
  'complete-refund': action({ refund: 'text' }, (gateway, { refund }): Stripe.Refund =>
    completeRefund(ownCall(gateway), refund),
  ),
  /** A pending refund fails, or the buyer's bank returns one that had succeeded. */
  'fail-refund': action({ refund: 'text' }, (gateway, { refund }): Stripe.Refund =>
    failRefund(ownCall(gateway), refund),
  ),
  /** The cardholder disputes the payment. */
  dispute: action({ paymentIntent: 'text' }, (gateway, { paymentIntent }): Stripe.Dispute =>
    openDispute(ownCall(gateway), paymentIntent),
  ),
  /** The bank inquires about a payment; no money moves. */
  inquire: action({ paymentIntent: 'text' }, (gateway, { paymentIntent }): Stripe.Dispute =>
    openInquiry(ownCall(gateway), paymentIntent),
  ),
  /** An inquiry closes, or becomes a dispute. */
  'close-inquiry': action(
    { paymentIntent: 'text', status: ['closed', 'disputed'] as const },
    (gateway, { paymentIntent, status }): Stripe.Dispute =>
      (status === 'closed' ? closeInquiry : escalateInquiry)(ownCall(gateway), paymentIntent),
  ),
  /** The bank decides an open dispute. */
  'close-dispute': action(
    { paymentIntent: 'text', status: ['won', 'lost'] as const },
    (gateway, { paymentIntent, status }): Stripe.Dispute =>
      closeDispute(ownCall(gateway), paymentIntent, status),
  ),
}

function challenge(gateway: Gateway, id: string, passed: boolean): Stripe.PaymentIntent {
  const call = ownCall(gateway)
  const intent = retrieveIntent(call, id)
  if (intent.status !== 'requires_action') throw refused(`Nothing waits for the buyer (${intent.status}).`)
  const result = finishChallenge(call, intent, passed)
  return result instanceof StripeError ? retrieveIntent(call, id) : result
}
