import type { Gateway, PaymentFlow, PaymentMethod, PaymentOption } from '@recadinho/contracts/catalog'
import type { PaymentCard } from '@recadinho/contracts/payments'
import type { Locale, LocalizedText } from '@recadinho/contracts/common'
import type { PaymentLinkRow } from '../../catalog/queries.ts'
import type { GatewayRefundsApi } from './refunds-api.ts'

/** One payment option of an adapter: all that the rest of the shop needs to know of it. */
export interface GatewayOption {
  method: PaymentMethod
  flow: PaymentFlow
  currencies: 'any' | readonly string[]
  /** How long the buyer has after it was opened; `null`: as long as the order. */
  expiresAfterSeconds: number | null
  /** In how many payments it can be spread at most. */
  installments: number
  /** What of the money can be refunded through the gateway. */
  refunds: 'none' | 'whole' | 'partial'
}

export const takesCurrency = ({ currencies }: GatewayOption, currency: string): boolean =>
  currencies === 'any' || currencies.includes(currency)

/** What an offer may depend on besides the adapter's own settings. */
export interface ShopOffer {
  currency: string
  paymentLinks: readonly PaymentLinkRow[]
}

/** The request that opens an attempt; for the same attempt it is always the same. */
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
  /** The payer, where the method needs one. */
  payer: { name: string; email: string }
  begunAt: Date
  /** The gateway form's token of a card, where the option needs one; only in the request that opens the attempt. */
  card?: PaymentCard
}

/** The gateway's object as it is now. */
export interface PaymentSnapshot {
  ref: string
  /**
   * `created` = nothing submitted yet; `refused` = the last try failed, and the object may still wait; `expired` =
   * its time ran out.
   */
  state: 'created' | 'processing' | 'refused' | 'expired' | 'cancelled' | 'confirmed'
  /** Minor units: the amount received once confirmed, the amount requested before. */
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
  /** The gateway's name of the last declined try, where one object takes several. */
  declineRef?: string | null
  /** Some of the money was refunded or is disputed: `refundsApi` has the details. Only of a gateway whose events do not say so. */
  hasHistory?: boolean
}

/** A webhook whose signature was good. */
export interface GatewayEvent {
  id: string
  type: string
  /** Why it is not for this shop though it is signed: test money on a live shop or the reverse, or another account. */
  foreign?: 'mode' | 'account'
  /** The payment it is about; `null` when it is about something that we do not follow. */
  ref: string | null
  /** `history`: it is about refunds or disputes; `ref` is the gateway's reference of the money. */
  about?: 'payment' | 'history'
  /** Money that only the event reports, because its gateway cannot be polled. */
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
  /** By the shop's clock; a signature is believed for a few minutes only. */
  receivedAt: Date
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
  options: readonly GatewayOption[]
  /** The option as the screens show it; `undefined` where it is not available here and now. */
  offer(option: GatewayOption, shop: ShopOffer): PaymentOption | undefined
  /** Opens the payment; repeating it with the same attempt answers the same object. */
  createPayment(request: PaymentRequest): Promise<PaymentSnapshot>
  fetchPayment(ref: string): Promise<PaymentSnapshot>
  /** The payment that an attempt opened, looked for by our metadata, where the answer to its opening never came. */
  findPayment(attempt: LostAttempt): Promise<PaymentSnapshot | undefined>
  /** Voids what can be voided and answers the object as it is then: paid, when the payer was quicker. */
  cancelPayment(ref: string): Promise<PaymentSnapshot>
  /** Refunds, disputes and the gateway's own lists, where it has them. */
  refundsApi?: GatewayRefundsApi
  /** Checks the signature over what came, as it came; `undefined` when it is not good. */
  parseWebhook(webhook: Webhook): GatewayEvent | undefined
  /** Keeps what only the event reports, and answers the reference of the payment that it is about. */
  keepCredit?(credit: Credit): Promise<string>
}

/** `refused`: the gateway surely did nothing. `missing`: no such object. `unknown`: it may or may not have acted (P1.4). */
export type GatewayErrorKind = 'refused' | 'missing' | 'unknown'

export class GatewayError extends Error {
  override readonly name = 'GatewayError'
  readonly kind: GatewayErrorKind
  /** The gateway's own short code, such as `card_declined`. */
  readonly code: string | null
  /** The gateway itself answered with a failure, which it repeats for the same idempotency key. */
  readonly isStored: boolean

  constructor(
    kind: GatewayErrorKind,
    message: string,
    code: string | null = null,
    { isStored = false, ...options }: ErrorOptions & { isStored?: boolean } = {},
  ) {
    super(message, options)
    this.kind = kind
    this.code = code
    this.isStored = isStored
  }
}
