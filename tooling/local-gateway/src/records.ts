import type Stripe from 'stripe'
import type { BankCredit, LinkPayment } from './bank/records.ts'
import type { CardBehaviour } from './stripe/cards.ts'
import type { MpChargeback, MpNotice, MpPayment, MpToken } from './mercadopago/records.ts'
import type { SentEvent } from './contract/roots.ts'
import type { Price } from './shop-controls.ts'

/** What the ledger keeps, by kind. */
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
  /** Its own id is a number. */
  mp_payment: { id: string; value: MpPayment }
  mp_token: MpToken
  note: Note
  payment_intent: Stripe.PaymentIntent
  payment_method: Stripe.PaymentMethod
  refund: Stripe.Refund
  setting: Settings
}

/** What the gateway remembers about an object and never shows. The id is the object's. Card numbers are not kept. */
export interface Note {
  id: string
  /** Of a payment method: how its card behaves. */
  card?: CardBehaviour
  /** Of a payment intent: where the buyer goes after a challenge. */
  returnUrl?: string
  /** Of a payment intent: the method of its last PIX code, for money that comes after the code's end. */
  pixMethod?: string
  /** Of a payment intent: the Checkout Session that made it. */
  session?: string
  /** Of a Checkout Session: what its intent will carry. */
  intentData?: { metadata: Record<string, string>; description?: string; receipt_email?: string }
  /** Of a Checkout Session: what its page lists. */
  lines?: { name: string; quantity: number; amount: number }[]
}

/** Who sends webhooks to the shop: the two gateways, and the bank behind the shop's own PIX key. */
export type Face = 'stripe' | 'mercadopago' | 'bank'

/** What is wrong with a forged webhook: its secret, its time (ten minutes off), or a change after it was signed. */
export const WEBHOOK_FLAWS = ['secret', 'old', 'ahead', 'changed'] as const
export type Flaw = (typeof WEBHOOK_FLAWS)[number]

/** One webhook to send. */
export interface Delivery {
  id: string
  /** Of Stripe's event; of Mercado Pago's notification or a bank's credit where `face` says so. */
  event: string
  face?: Face
  state: 'queued' | 'held' | 'dropped' | 'delivered'
  /** To be refused: signed with a secret that the shop does not know, unless `flaw` says otherwise. */
  forged: boolean
  flaw?: Flaw
  attempts: number
  /** The receiver's last answer, or why there was none. */
  outcome?: string
  /** The beginning of what it said. */
  said?: string
}

/** The first answer to an idempotency key, repeated for 24 hours. */
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
 * How banks answer refunds: `usual` = cards at once, PIX after a moment; `hold` = all stay pending until they are completed
 * or failed by hand; `fail` = all are pending and then fail.
 */
export const REFUND_POLICIES = ['usual', 'hold', 'fail'] as const
export type RefundPolicy = (typeof REFUND_POLICIES)[number]

export const METHODS = ['card', 'pix'] as const
export type Method = (typeof METHODS)[number]

/** The account's own settings, one row. */
export interface Settings {
  id: 'account'
  clockOffset: number
  webhookPolicy: WebhookPolicy
  refundPolicy: RefundPolicy
  /** What the account can take; others are silently left out of an intent, as Stripe does. */
  methods: Method[]
  /** The packages' prices before the rehearsal raised them. */
  raised?: Price[]
}
