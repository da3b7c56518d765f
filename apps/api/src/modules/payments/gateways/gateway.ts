import type { Gateway, PaymentFlow, PaymentMethod, PaymentOption } from '@recadinho/contracts/catalog'
import type { PaymentCard } from '@recadinho/contracts/payments'
import type { Locale, LocalizedText } from '@recadinho/contracts/common'
import type { PaymentLinkRow } from '../../catalog/queries.ts'
import type { GatewayBooks } from './books.ts'

/** One way to pay that an adapter has: all that the rest of the shop must know of it. */
export interface PaymentWay {
  method: PaymentMethod
  flow: PaymentFlow
  currencies: 'any' | readonly string[]
  /** How long the buyer has once it was begun; `null`: as long as the order. */
  expiresAfterSeconds: number | null
  /** In how many payments it can be spread at most. */
  installments: number
  /** What of the money can be given back through the gateway. */
  refunds: 'none' | 'whole' | 'partial'
}

export const takesCurrency = ({ currencies }: PaymentWay, currency: string): boolean =>
  currencies === 'any' || currencies.includes(currency)

/** What an offer may depend on besides the adapter's own settings. */
export interface ShopOffer {
  currency: string
  paymentLinks: readonly PaymentLinkRow[]
}

/** What a gateway is told when an attempt is opened. The same attempt is always told the same. */
export interface PaymentRequest {
  orderId: string
  attemptId: string
  orderNumber: string
  packageId: string
  packageTitle: LocalizedText
  locale: Locale
  method: PaymentMethod
  flow: PaymentFlow
  /** Minor units. */
  amount: number
  currency: string
  /** The payer, where the method asks for one. */
  payer: { name: string; email: string }
  begunAt: Date
  /** What the gateway's form made of a card, where its way wants one; only in the request that opens the attempt. */
  card?: PaymentCard
}

/** The gateway's object as it is now. */
export interface GatewayPayment {
  ref: string
  /**
   * `created` = nothing submitted yet; `refused` = the last try failed, and the object may still wait; `expired` =
   * its time ran out.
   */
  state: 'created' | 'processing' | 'refused' | 'expired' | 'cancelled' | 'confirmed'
  /** Minor units: what arrived once confirmed, what was asked before. */
  amount: number
  currency: string
  /** Whose payment the gateway says that it is, from our own metadata. */
  orderId: string | null
  attemptId: string | null
  /** False for test money. */
  live: boolean
  methods: readonly string[]
  /** For the browser to finish a card payment; passed on, never stored. */
  clientSecret: string | null
  pixCode: string | null
  /** The page on which the buyer pays. */
  payUrl: string | null
  expiresAt: Date | null
  failureCode: string | null
  /** Some of the money went back, or a bank wants it back: `books` tell. Only of a gateway whose events do not say so. */
  movedOn?: boolean
}

/** A webhook whose signature was good. */
export interface GatewayEvent {
  id: string
  type: string
  /** The payment it is about; `null` when it is about something that we do not follow. */
  ref: string | null
  /** `history`: it tells of refunds or disputes; `ref` is the money's name in the gateway's books. */
  about?: 'payment' | 'history'
  /** Money that the event itself tells of, where its gateway cannot be asked. */
  credit?: Credit
}

/** Money on the shop's own account. */
export interface Credit {
  /** The bank's name of the transfer, one in all the country. */
  endToEndId: string
  txid: string
  /** Minor units of BRL. */
  amount: number
}

/** What a gateway sent to our webhook address. */
export interface Webhook {
  raw: Buffer
  headers: Record<string, string | string[] | undefined>
  query: Record<string, string | string[] | undefined>
}

/** An attempt whose opening was never answered. */
export interface LostAttempt {
  id: string
  flow: PaymentFlow | null
  begunAt: Date
}

/** One provider of payments. Every call rejects with a `GatewayError` and with nothing else. */
export interface PaymentGateway {
  name: Exclude<Gateway, 'manual'>
  /** True while the gateway moves real money. */
  live: boolean
  /** In the order in which they are offered. */
  ways: readonly PaymentWay[]
  /** What the screens are told of a way; `undefined` where it cannot be had here and now. */
  offer(way: PaymentWay, shop: ShopOffer): PaymentOption | undefined
  /** Opens the payment; repeating it with the same attempt answers the same object. */
  createPayment(request: PaymentRequest): Promise<GatewayPayment>
  fetchPayment(ref: string): Promise<GatewayPayment>
  /** The payment that an attempt opened, looked for by our metadata, where the answer to its opening never came. */
  findPayment(attempt: LostAttempt): Promise<GatewayPayment | undefined>
  /** Voids what can be voided and answers the object as it is then: paid, when the payer was quicker. */
  cancelPayment(ref: string): Promise<GatewayPayment>
  /** Refunds, disputes and the gateway's own lists, where it has them. */
  books?: GatewayBooks
  /** Checks the signature over what came, as it came; `undefined` when it is not good. */
  parseWebhook(webhook: Webhook): GatewayEvent | undefined
  /** Keeps what an event tells that nobody could be asked again, and answers the payment that it is about. */
  keepCredit?(credit: Credit): Promise<string>
}

/** `refused`: the gateway surely did nothing. `missing`: no such object. `unknown`: it may or may not have acted (P1.4). */
export type GatewayErrorKind = 'refused' | 'missing' | 'unknown'

export class GatewayError extends Error {
  override readonly name = 'GatewayError'
  readonly kind: GatewayErrorKind
  /** The gateway's own short code, such as `card_declined`. */
  readonly code: string | null

  constructor(kind: GatewayErrorKind, message: string, code: string | null = null, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
    this.code = code
  }
}
