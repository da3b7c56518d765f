import type Stripe from 'stripe'
import { GatewayError, type PaymentSnapshot, type PaymentRequest } from '../gateway.ts'
import { fromStripeAmount, toStripeAmount } from './amounts.ts'
import {
  createdSince,
  declineOf,
  failureOf,
  idempotencyOf,
  metadataOf,
  translated,
  type StripePayments,
} from './answers.ts'
import { everyOf } from './pages.ts'

/** §9: a PIX code is valid for 30 minutes. */
const pixLifetimeSeconds = 1800

/** PaymentIntents of exactly one method: the inline card form, and PIX codes. */
export function stripeIntents(stripe: Stripe): StripePayments {
  const intents: StripePayments = {
    create: (request) =>
      snapshotOf(async () => stripe.paymentIntents.create(createParams(request), idempotencyOf(request))),

    fetch: (ref) => snapshotOf(() => stripe.paymentIntents.retrieve(ref)),

    find(attempt) {
      const created = createdSince(attempt)
      return translated(async () => {
        for await (const intent of everyOf((page) => stripe.paymentIntents.list({ created, ...page })))
          if (intent.metadata['attempt_id'] === attempt.id) return readIntent(intent)
        return undefined
      })
    },

    async cancel(ref) {
      try {
        return await snapshotOf(() => stripe.paymentIntents.cancel(ref))
      } catch (error) {
        // Already paid, processing or voided: its current state decides.
        if (error instanceof GatewayError && error.code === 'payment_intent_unexpected_state') {
          return intents.fetch(ref)
        }
        throw error
      }
    },
  }
  return intents
}

function createParams(request: PaymentRequest): Stripe.PaymentIntentCreateParams {
  return {
    amount: toStripeAmount(request.amount, request.currency),
    currency: request.currency.toLowerCase(),
    allowed_payment_method_types: [request.method],
    description: request.orderNumber,
    metadata: metadataOf(request),
    ...(request.method === 'pix' && {
      confirm: true,
      payment_method_data: { type: 'pix', billing_details: request.payer },
      payment_method_options: { pix: { expires_after_seconds: pixLifetimeSeconds } },
    }),
  }
}

const snapshotOf = (call: () => Promise<Stripe.PaymentIntent>) =>
  translated(async () => readIntent(await call()))

/** The SDK treats any JSON without `error` as a success, so each answer must prove to be the requested object. */
function readIntent(intent: Stripe.PaymentIntent): PaymentSnapshot {
  if (
    intent.object !== 'payment_intent' ||
    typeof intent.id !== 'string' ||
    typeof intent.amount !== 'number'
  ) {
    throw new GatewayError('unknown', 'The gateway answered with something that is no payment.')
  }
  const currency = intent.currency.toUpperCase()
  const pix = intent.next_action?.pix_display_qr_code
  return {
    ref: intent.id,
    state: stateOf(intent),
    amount: fromStripeAmount(
      intent.status === 'succeeded' ? intent.amount_received : intent.amount,
      currency,
    ),
    currency,
    orderId: intent.metadata['order_id'] ?? null,
    attemptId: intent.metadata['attempt_id'] ?? null,
    live: intent.livemode,
    methods: intent.payment_method_types,
    clientSecret: intent.client_secret,
    pixCode: pix?.data ?? null,
    payUrl: null,
    expiresAt: pix?.expires_at === undefined ? null : new Date(pix.expires_at * 1000),
    failureCode: failureOf(intent),
    declineRef: declineOf(intent),
  }
}

/** Stripe's enum is open: an unknown value counts as still in progress. */
function stateOf(intent: Stripe.PaymentIntent): PaymentSnapshot['state'] {
  if (intent.status === 'succeeded') return 'confirmed'
  if (intent.status === 'canceled') return 'cancelled'
  const waits = intent.status === 'requires_payment_method' || intent.status === 'requires_confirmation'
  // An expired code, like a refusal, leaves its intent waiting for another method.
  if (waits && intent.last_payment_error?.code === 'payment_intent_payment_attempt_expired') return 'expired'
  if (waits) return intent.last_payment_error ? 'refused' : 'created'
  return 'processing'
}
