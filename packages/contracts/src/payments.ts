import { Type, type Static } from 'typebox'
import { Gateway, PaymentMethod } from './catalog.ts'
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

/** What a buyer is told of an attempt (§2, Payment outcomes shown). */
export const paymentOutcomes = ['confirmed', 'processing', 'failed', 'error'] as const
export type PaymentOutcome = (typeof paymentOutcomes)[number]
export const PaymentOutcome = Type.Enum(paymentOutcomes)

export const Payment = Closed({
  id: Uuid,
  gateway: Gateway,
  method: PaymentMethod,
  state: PaymentState,
  outcome: PaymentOutcome,
  amount: Money,
  /** When the code or the attempt stops being payable. */
  expiresAt: Nullable(Instant),
  /** The copy-and-paste code; the page draws the QR picture from it. Absent once it cannot be paid any more. */
  pixCode: Nullable(Type.String()),
  /** The gateway's own word for a refusal, such as `insufficient_funds`. */
  failureCode: Nullable(Type.String()),
  createdAt: Instant,
})
export type Payment = Static<typeof Payment>

/** `POST /api/orders/{id}/payments`; needs an idempotency key. */
export const CreatePaymentBody = Closed({
  gateway: Gateway,
  method: PaymentMethod,
  /** The total on the buyer's screen. Another total on the server is refused with `price_changed`. */
  shownTotal: Type.Optional(Money),
})
export type CreatePaymentBody = Static<typeof CreatePaymentBody>

export const CreatedPayment = Closed({
  payment: Payment,
  /** For the gateway's browser script to finish a card payment; never stored by the shop. */
  clientSecret: Nullable(Type.String()),
})
export type CreatedPayment = Static<typeof CreatedPayment>

/** What the webhook endpoint at the card gateway must be subscribed to; other types are stored and ignored. */
export const stripeEventTypes = [
  'payment_intent.processing',
  'payment_intent.requires_action',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
] as const
