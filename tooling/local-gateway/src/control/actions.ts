import type Stripe from 'stripe'
import { ownCall } from '../call.ts'
import { sweep } from '../expiry.ts'
import { FAULTS } from '../faults.ts'
import { changeSettings, type Gateway } from '../gateway.ts'
import { METHODS, WEBHOOK_POLICIES } from '../records.ts'
import { decide, refund as refundPayment } from '../mercadopago/payments.ts'
import { closeChargeback, openChargeback } from '../mercadopago/chargebacks.ts'
import type { MpChargeback, MpPayment } from '../mercadopago/records.ts'
import { missing, refused, StripeError } from '../stripe/errors.ts'
import { expirePix, finishChallenge, payPix, refusePix } from '../stripe/outcomes.ts'
import { retrieveIntent } from '../stripe/stored.ts'
import { closeDispute, openDispute } from '../stripe/disputes.ts'
import { createRefund, failRefund } from '../stripe/refunds.ts'
import { sessionSubmitted } from '../stripe/session-outcomes.ts'
import { action } from './action.ts'

/** Everything that can be done to the gateway by hand or from a test. One row, one action. */
export const ACTIONS = {
  /** The buyer pays: the PIX code, or the 3-D Secure question answered with yes. */
  pay: action({ paymentIntent: 'text' }, (gateway, { paymentIntent }): Stripe.PaymentIntent => {
    const call = ownCall(gateway)
    const intent = retrieveIntent(call, paymentIntent)
    return intent.next_action?.pix_display_qr_code
      ? payPix(call, intent, false)
      : challenge(gateway, paymentIntent, true)
  }),
  /** The bank refuses the PIX transfer, or the buyer fails 3-D Secure. */
  decline: action({ paymentIntent: 'text' }, (gateway, { paymentIntent }): Stripe.PaymentIntent => {
    const call = ownCall(gateway)
    const intent = retrieveIntent(call, paymentIntent)
    return intent.next_action?.pix_display_qr_code
      ? refusePix(call, intent)
      : challenge(gateway, paymentIntent, false)
  }),
  /** The PIX code ends now, whatever the clock says. */
  expire: action({ paymentIntent: 'text' }, (gateway, { paymentIntent }): Stripe.PaymentIntent => {
    const call = ownCall(gateway)
    return expirePix(call, retrieveIntent(call, paymentIntent))
  }),
  /** The buyer pays a PIX code that has ended. */
  'pay-late': action({ paymentIntent: 'text' }, (gateway, { paymentIntent }): Stripe.PaymentIntent => {
    const call = ownCall(gateway)
    return payPix(call, retrieveIntent(call, paymentIntent), true)
  }),
  /** A Checkout Session completes while its PIX money is still on the way. */
  'submit-session': action({ paymentIntent: 'text' }, (gateway, { paymentIntent }): Stripe.PaymentIntent => {
    const call = ownCall(gateway)
    const intent = retrieveIntent(call, paymentIntent)
    sessionSubmitted(call, intent)
    return intent
  }),
  /** A refund made in the gateway's dashboard; without an amount, all that is left. */
  refund: action(
    { paymentIntent: 'text', amount: 'cents?' },
    (gateway, { paymentIntent, amount }): Stripe.Refund =>
      createRefund(ownCall(gateway), {
        payment_intent: paymentIntent,
        ...(amount !== undefined && { amount }),
      }),
  ),
  /** A refund that had succeeded comes back from the buyer's bank. */
  'fail-refund': action({ refund: 'text' }, (gateway, { refund }): Stripe.Refund =>
    failRefund(ownCall(gateway), refund),
  ),
  /** The card's holder disputes the payment. */
  dispute: action({ paymentIntent: 'text' }, (gateway, { paymentIntent }): Stripe.Dispute =>
    openDispute(ownCall(gateway), paymentIntent),
  ),
  /** The bank decides an open dispute. */
  'close-dispute': action(
    { paymentIntent: 'text', status: ['won', 'lost'] as const },
    (gateway, { paymentIntent, status }): Stripe.Dispute =>
      closeDispute(ownCall(gateway), paymentIntent, status),
  ),
  /** A payment of Mercado Pago's face: the PIX code is paid (late, too), or the review of a card ends well. */
  'mp-approve': action({ payment: 'text' }, (gateway, { payment }): MpPayment =>
    decide(gateway, payment, { status: 'approved', status_detail: 'accredited' }),
  ),
  /** The review of a card ends badly. */
  'mp-reject': action({ payment: 'text' }, (gateway, { payment }): MpPayment =>
    decide(gateway, payment, { status: 'rejected', status_detail: 'cc_rejected_high_risk' }),
  ),
  /** A refund made in Mercado Pago's own panel. */
  'mp-refund': action({ payment: 'text', amount: 'cents?' }, (gateway, { payment, amount }) =>
    refundPayment(gateway, payment, amount === undefined ? undefined : amount / 100),
  ),
  /** The card's holder disputes a payment of Mercado Pago's face. */
  'mp-dispute': action({ payment: 'text' }, (gateway, { payment }): MpChargeback =>
    openChargeback(gateway, payment),
  ),
  /** It is decided: won (covered) or lost. */
  'mp-close-dispute': action(
    { payment: 'text', status: ['won', 'lost'] as const },
    (gateway, { payment, status }): MpChargeback => closeChargeback(gateway, payment, status === 'won'),
  ),
  /** How new events are delivered from now on. */
  'webhook-policy': action({ policy: WEBHOOK_POLICIES }, ({ ledger }, { policy }) =>
    changeSettings(ledger, { webhookPolicy: policy }),
  ),
  /** Delivers what was held: as it happened, or (policy `reverse`) one by one with the newest first. */
  'release-webhooks': action({ order: ['as-sent', 'newest-first'] as const }, ({ webhooks }, { order }) =>
    webhooks.release(order),
  ),
  /** Delivers one event once more. */
  'resend-webhook': action({ event: 'text' }, ({ ledger, webhooks }, { event }) => {
    const found = ledger.get('event', event)
    if (!found) throw missing('event', event)
    webhooks.resend(found)
  }),
  /**
   * The next `times` API requests of either face whose "METHOD path" contains `match` meet this fault, or of those so many
   * of a hundred; `hold` and `drip` last until cleared.
   */
  fault: action(
    {
      kind: FAULTS,
      times: 'count?',
      match: 'text?',
      percent: 'percent?',
      milliseconds: 'count?',
      seconds: 'count?',
    },
    ({ faults }, { kind, times = 1, match = '', percent = 100, milliseconds = 0, seconds = 1 }) =>
      faults.add({ kind, times, match, percent, milliseconds, seconds }),
  ),
  'clear-faults': action({}, ({ faults }) => faults.clear()),
  /** Moves the gateway's clock forward. */
  'advance-clock': action({ seconds: 'count' }, (gateway, { seconds }) => {
    gateway.clock.advance(seconds)
    sweep(gateway)
  }),
  /** What the account can take. */
  methods: action({ card: 'yes-no', pix: 'yes-no' }, ({ ledger }, switches) =>
    changeSettings(ledger, { methods: METHODS.filter((method) => switches[method]) }),
  ),
}

function challenge(gateway: Gateway, id: string, passed: boolean): Stripe.PaymentIntent {
  const call = ownCall(gateway)
  const intent = retrieveIntent(call, id)
  if (intent.status !== 'requires_action') throw refused(`Nothing waits for the buyer (${intent.status}).`)
  const result = finishChallenge(call, intent, passed)
  return result instanceof StripeError ? retrieveIntent(call, id) : result
}
