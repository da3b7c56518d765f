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

/** What a buyer is told of an attempt (§2, Payment outcomes shown). */
export const paymentOutcomes = ['confirmed', 'processing', 'failed', 'error'] as const
export type PaymentOutcome = (typeof paymentOutcomes)[number]
export const PaymentOutcome = Type.Enum(paymentOutcomes)

export const Payment = Closed({
  id: Uuid,
  gateway: Gateway,
  method: PaymentMethod,
  /** How it goes; `null` where the shop only noted money that came by another way. */
  flow: Nullable(PaymentFlow),
  state: PaymentState,
  outcome: PaymentOutcome,
  amount: Money,
  /** When the code or the attempt stops being payable. */
  expiresAt: Nullable(Instant),
  /** The copy-and-paste code; the page draws the QR picture from it. Absent once it cannot be paid any more. */
  pixCode: Nullable(Type.String()),
  /** The page on which it is paid: the gateway's own, or the shop's link. Absent once it cannot be paid any more. */
  payUrl: Nullable(Type.String()),
  /** The gateway's own word for a refusal, such as `insufficient_funds`. */
  failureCode: Nullable(Type.String()),
  createdAt: Instant,
})
export type Payment = Static<typeof Payment>

/** What a gateway's form made of a card. No card's number ever comes here. */
export const PaymentCard = Closed({
  /** Good for one payment. A card's own number is no token, and comes no further than here. */
  token: Type.String({ pattern: '^(?!\\d{12,19}$)[0-9A-Za-z_-]{8,100}$' }),
  /** In the gateway's words, such as `visa`. */
  brand: Type.String({ pattern: '^[a-z_]{2,30}$' }),
  installments: Type.Integer({ minimum: 1, maximum: 12 }),
  /** The bank's number at the gateway, where it asks for one. */
  issuerId: Type.Optional(Type.Integer({ minimum: 1 })),
})
export type PaymentCard = Static<typeof PaymentCard>

/** `POST /api/orders/{id}/payments`; needs an idempotency key. */
export const CreatePaymentBody = Closed({
  gateway: Gateway,
  method: PaymentMethod,
  /** Where a gateway knows several ways for the method; the first that it names when absent. */
  flow: Type.Optional(PaymentFlow),
  /** With a form that makes tokens, and with nothing else. */
  card: Type.Optional(PaymentCard),
  /** The code that is shown cannot be used: it is voided, and another opened. */
  renew: Type.Optional(Type.Literal(true)),
  /** The total on the buyer's screen. Another total on the server is refused with `price_changed`. */
  shownTotal: Type.Optional(Money),
})
export type CreatePaymentBody = Static<typeof CreatePaymentBody>

/** What the buyer does next. */
export const NextStep = Type.Union([
  /** Fill in the gateway's form; its browser script finishes the payment with the secret, which the shop never stores. */
  Closed({ kind: Type.Literal('card_form'), clientSecret: Type.String() }),
  /** Go to the gateway's own page, which sends the buyer back. */
  Closed({ kind: Type.Literal('redirect'), url: Type.String() }),
  /** Pay the code in the bank's app. */
  Closed({ kind: Type.Literal('code'), pixCode: Type.String() }),
  /** Pay on a page that staff have set up, and quote the reference there. */
  Closed({ kind: Type.Literal('link'), url: Type.String(), reference: Type.String() }),
])
export type NextStep = Static<typeof NextStep>

export const CreatedPayment = Closed({
  payment: Payment,
  /** `null` when there is nothing to do: it is paid, refused, or on its way. */
  next: Nullable(NextStep),
})
export type CreatedPayment = Static<typeof CreatedPayment>

/** What the webhook endpoint at the card gateway must be subscribed to; other types are stored and ignored. */
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
