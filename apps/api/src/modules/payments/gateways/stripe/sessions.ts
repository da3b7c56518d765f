import type Stripe from 'stripe'
import { GatewayError, type PaymentSnapshot, type PaymentRequest } from '../gateway.ts'
import { fromStripeAmount, toStripeAmount } from './amounts.ts'
import {
  createdSince,
  failureOf,
  idempotencyOf,
  metadataOf,
  translated,
  type StripePayments,
} from './answers.ts'
import { everyOf } from './pages.ts'

/** The buyer's time on the page; Stripe allows half an hour to a day. */
const lifetimeSeconds = 3600

/** The path to which buyers return: `/checkout/stripe` (§2). */
const returnPath = '/checkout/stripe'

/** Checkout Sessions: Stripe's hosted page, from which the buyer returns. */
export function stripeSessions(stripe: Stripe, publicOrigin: string): StripePayments {
  const expand = ['payment_intent']
  const sessions: StripePayments = {
    create: (request) =>
      snapshotOf(async () =>
        stripe.checkout.sessions.create(createParams(request, publicOrigin), idempotencyOf(request)),
      ),

    fetch: (ref) => snapshotOf(() => stripe.checkout.sessions.retrieve(ref, { expand })),

    async find(attempt) {
      const created = createdSince(attempt)
      const id = await translated(async () => {
        for await (const { id, metadata } of everyOf((page) =>
          stripe.checkout.sessions.list({ created, ...page }),
        ))
          if (metadata?.['attempt_id'] === attempt.id) return id
        return undefined
      })
      return id === undefined ? undefined : sessions.fetch(id)
    },

    async cancel(ref) {
      try {
        const voided = await snapshotOf(() => stripe.checkout.sessions.expire(ref, { expand }))
        return voided.state === 'expired' ? { ...voided, state: 'cancelled' } : voided
      } catch (error) {
        // Only an open page can be closed; otherwise its current state decides.
        if (error instanceof GatewayError && error.kind === 'refused') return sessions.fetch(ref)
        throw error
      }
    },
  }
  return sessions
}

function createParams(request: PaymentRequest, publicOrigin: string): Stripe.Checkout.SessionCreateParams {
  const metadata = metadataOf(request)
  const back = (how: 'done' | 'cancelled') => {
    const url = new URL(returnPath, publicOrigin)
    url.searchParams.set('order', request.orderId)
    url.searchParams.set('back', how)
    // The buyer may return in another browser, which does not know the language.
    url.searchParams.set('lang', request.locale)
    return url.toString()
  }
  return {
    mode: 'payment',
    ui_mode: 'hosted_page',
    allowed_payment_method_types: [request.method],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: request.currency.toLowerCase(),
          unit_amount: toStripeAmount(request.amount, request.currency),
          product_data: { name: `${request.packageTitle[request.locale]} · ${request.orderNumber}` },
        },
      },
    ],
    client_reference_id: request.orderId,
    customer_email: request.payer.email,
    locale: request.locale === 'pt' ? 'pt-BR' : 'en',
    expires_at: Math.floor(request.begunAt.getTime() / 1000) + lifetimeSeconds,
    success_url: back('done'),
    cancel_url: back('cancelled'),
    metadata,
    payment_intent_data: { metadata, description: request.orderNumber },
  }
}

const snapshotOf = (call: () => Promise<Stripe.Checkout.Session>) =>
  translated(async () => readSession(await call()))

/** As with intents: an answer must prove that it is the requested object. */
function readSession(session: Stripe.Checkout.Session): PaymentSnapshot {
  if (
    session.object !== 'checkout.session' ||
    typeof session.id !== 'string' ||
    typeof session.amount_total !== 'number'
  ) {
    throw new GatewayError('unknown', 'The gateway answered with something that is no payment page.')
  }
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
  const state = stateOf(session, intent)
  const currency = (session.currency ?? '').toUpperCase()
  return {
    ref: session.id,
    state,
    amount: fromStripeAmount(
      state === 'confirmed' && intent ? intent.amount_received : session.amount_total,
      currency,
    ),
    currency,
    orderId: session.metadata?.['order_id'] ?? null,
    attemptId: session.metadata?.['attempt_id'] ?? null,
    live: session.livemode,
    methods: session.payment_method_types,
    clientSecret: null,
    pixCode: null,
    payUrl: session.url,
    expiresAt: new Date(session.expires_at * 1000),
    failureCode: intent ? failureOf(intent) : null,
  }
}

/** A card declined on the page leaves it open, and the buyer can retry there. */
function stateOf(
  { status, payment_status: paid }: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): PaymentSnapshot['state'] {
  if (status === 'open') return 'created'
  if (status === 'expired') return 'expired'
  if (paid === 'paid') return 'confirmed'
  // Submitted: processing, until the bank declines.
  const refused = intent?.status === 'requires_payment_method' || intent?.status === 'canceled'
  return refused ? 'refused' : 'processing'
}
