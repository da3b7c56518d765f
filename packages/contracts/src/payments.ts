import { Type, type Static } from 'typebox'
import { Gateway, PaymentFlow, PaymentMethod } from './catalog.ts'
import { Closed, Instant, Money, Nullable, Uuid } from './common.ts'

/** The states of a payment attempt; see the payments module's SPEC.md. */
export const paymentStates = [
  'created',
  'processing',
  'error',
  'failed',
  'expired',
  'cancelled',
  'confirmed',
  'disputed',
  'lost',
] as const
export type PaymentState = (typeof paymentStates)[number]
export const PaymentState = Type.Enum(paymentStates)

/** The outcome of an attempt shown to the buyer (§2, Payment outcomes shown). */
export const paymentOutcomes = ['confirmed', 'processing', 'failed', 'error'] as const
export type PaymentOutcome = (typeof paymentOutcomes)[number]
export const PaymentOutcome = Type.Enum(paymentOutcomes)

export const Payment = Closed({
  id: Uuid,
  gateway: Gateway,
  method: PaymentMethod,
  /** The checkout flow; `null` if the shop only recorded money received in another way. */
  flow: Nullable(PaymentFlow),
  state: PaymentState,
  outcome: PaymentOutcome,
  amount: Money,
  /** When the code or the attempt stops being payable. */
  expiresAt: Nullable(Instant),
  /** The copy-and-paste code; the page renders the QR code from it. `null` once it can no longer be paid. */
  pixCode: Nullable(Type.String()),
  /** The page where it is paid: the gateway's own or the shop's link. `null` once it can no longer be paid. */
  payUrl: Nullable(Type.String()),
  /** The gateway's own code for a refusal, such as `insufficient_funds`. */
  failureCode: Nullable(Type.String()),
  createdAt: Instant,
})
export type Payment = Static<typeof Payment>

/** A card as tokenized by a gateway's form. Card numbers never reach the server. */
export const PaymentCard = Closed({
  /** Valid for one payment. The pattern rejects card numbers. */
  token: Type.String({ pattern: '^(?!\\d{12,19}$)[0-9A-Za-z_-]{8,100}$' }),
  /** The gateway's name for it, such as `visa`. */
  brand: Type.String({ pattern: '^[a-z_]{2,30}$' }),
  installments: Type.Integer({ minimum: 1, maximum: 12 }),
  /** The gateway's id of the issuing bank, if required. */
  issuerId: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
})
export type PaymentCard = Static<typeof PaymentCard>

const paymentChoice = {
  gateway: Gateway,
  method: PaymentMethod,
  /** For gateways with several flows for the method; defaults to the gateway's first. */
  flow: Type.Optional(PaymentFlow),
  /** Only with a form that creates tokens. */
  card: Type.Optional(PaymentCard),
}

/** How a new order is paid first; part of `POST /api/orders`. */
export const FirstPayment = Closed(paymentChoice)
export type FirstPayment = Static<typeof FirstPayment>

/** `POST /api/orders/{id}/payments`, for each further attempt; requires an idempotency key. */
export const CreatePaymentBody = Closed({
  ...paymentChoice,
  /** The current code cannot be used: it is voided and a new one opened. */
  renew: Type.Optional(Type.Literal(true)),
  /** The total on the buyer's screen. If the server computes a different total, the call fails with `price_changed`. */
  shownTotal: Type.Optional(Money),
})
export type CreatePaymentBody = Static<typeof CreatePaymentBody>

/** What the buyer has to do next. */
export const NextStep = Type.Union([
  /**
   * Fill in the gateway's form. Its browser script completes the payment with the secret, which the shop never stores.
   */
  Closed({ kind: Type.Literal('card_form'), clientSecret: Type.String() }),
  /** Go to the gateway's own page, which redirects the buyer back. */
  Closed({ kind: Type.Literal('redirect'), url: Type.String() }),
  /** Pay the code in the bank's app. */
  Closed({ kind: Type.Literal('code'), pixCode: Type.String() }),
  /** Pay on a page set up by staff and quote the reference there. */
  Closed({ kind: Type.Literal('link'), url: Type.String(), reference: Type.String() }),
])
export type NextStep = Static<typeof NextStep>

export const CreatedPayment = Closed({
  payment: Payment,
  /** `null` if there is nothing to do: paid, refused or in progress. */
  next: Nullable(NextStep),
})
export type CreatedPayment = Static<typeof CreatedPayment>

/** Event types the webhook at the card gateway must be subscribed to; other types are stored and ignored. */
export const stripeEventTypes = [
  'payment_intent.processing',
  'payment_intent.requires_action',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
] as const
