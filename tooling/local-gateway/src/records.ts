import type Stripe from 'stripe'
import type { BankCredit, LinkPayment } from './bank/records.ts'
import type { CardBehaviour } from './stripe/cards.ts'
import type { MpChargeback, MpNotice, MpPayment, MpToken } from './mercadopago/records.ts'
import type { SentEvent } from './contract/roots.ts'
import type { Price } from './shop-controls.ts'
import type { StandInName } from './stand-ins.ts'

/** The ledger's records, by kind. */
export interface Records {
  bank_credit: BankCredit
  charge: Stripe.Charge
  checkout_session: Stripe.Checkout.Session
  delivery: Delivery
  dispute: Stripe.Dispute
  event: SentEvent
  idempotency: SavedAnswer
  link_payment: LinkPayment
  mp_chargeback: MpChargeback
  mp_notice: MpNotice
  /** Wrapped, because its own id is a number. */
  mp_payment: { id: string; value: MpPayment }
  mp_token: MpToken
  note: Note
  payment_intent: Stripe.PaymentIntent
  payment_method: Stripe.PaymentMethod
  refund: Stripe.Refund
  setting: Settings
}

/** Internal data about an object that is never shown. The id is the object's. Card numbers are not stored. */
export interface Note {
  id: string
  /** Payment method: how its card behaves. */
  card?: CardBehaviour
  /** Payment intent: where the buyer returns after a challenge. */
  returnUrl?: string
  /** Payment intent: the method of its last PIX code, for money that arrives after the code expired. */
  pixMethod?: string
  /** Payment intent: the Checkout Session that created it. */
  session?: string
  /** Checkout Session: data for its intent. */
  intentData?: { metadata: Record<string, string>; description?: string; receipt_email?: string }
  /** Checkout Session: the lines on its page. */
  lines?: { name: string; quantity: number; amount: number }[]
}

/** The senders of webhooks to the shop: the gateways, and the bank behind the shop's own PIX key. */
export type Face = 'stripe' | 'bank' | StandInName

/** The flaw of a forged webhook: its secret, its time (ten minutes off), or a change after signing. */
export const WEBHOOK_FLAWS = ['secret', 'old', 'ahead', 'changed'] as const
export type Flaw = (typeof WEBHOOK_FLAWS)[number]

/** One webhook to send. */
export interface Delivery {
  id: string
  /** Id of Stripe's event, or of Mercado Pago's notification or a bank's credit, depending on `face`. */
  event: string
  face?: Face
  state: 'queued' | 'held' | 'dropped' | 'delivered'
  /** Must be refused: signed with a secret unknown to the shop, unless `flaw` says otherwise. */
  forged: boolean
  flaw?: Flaw
  attempts: number
  /** The receiver's last response status, or why there was none. */
  outcome?: string
  /** The start of the response body. */
  said?: string
}

/** The first response to an idempotency key, repeated for 24 hours. */
export interface SavedAnswer {
  id: string
  fingerprint: string
  status: number
  body: unknown
  /** Milliseconds. */
  at: number
}

export const WEBHOOK_POLICIES = [
  'deliver',
  'hold',
  'drop',
  'duplicate',
  'reverse',
  'wrong-signature',
] as const
export type WebhookPolicy = (typeof WEBHOOK_POLICIES)[number]

/**
 * How banks answer refunds: `usual` = cards at once, PIX after a delay; `hold` = all stay pending until completed or
 * failed by hand; `fail` = all are pending and then fail.
 */
export const REFUND_POLICIES = ['usual', 'hold', 'fail'] as const
export type RefundPolicy = (typeof REFUND_POLICIES)[number]

export const METHODS = ['card', 'pix'] as const
export type Method = (typeof METHODS)[number]

/** The account's settings, a single row. */
export interface Settings {
  id: 'account'
  clockOffset: number
  webhookPolicy: WebhookPolicy
  refundPolicy: RefundPolicy
  /** The accepted payment methods; others are silently left out of an intent, as at Stripe. */
  methods: Method[]
  /** The packages' original prices, before the rehearsal raised them. */
  raised?: Price[]
}
