import type { Gateway, PaymentFlow, PaymentMethod, PaymentOption } from '@recadinho/contracts/catalog'
import type { PaymentCard } from '@recadinho/contracts/payments'
import type { Locale, LocalizedText } from '@recadinho/contracts/common'
import { convert, money } from '@recadinho/i18n/money'
import type { PaymentLinkRow } from '../../catalog/queries.ts'
import type { GatewayRefundsApi } from './refunds-api.ts'

/** One payment option of an adapter: everything that the rest of the shop needs to know about it. */
export interface GatewayOption {
  method: PaymentMethod
  flow: PaymentFlow
  currencies: 'any' | readonly string[]
  /** How long the buyer has after opening it; `null`: as long as the order. */
  expiresAfterSeconds: number | null
  /** The maximum number of installments. */
  installments: number
  /** The smallest amounts it can take, by currency, in minor units; absent: any. */
  minimums?: Readonly<Record<string, number>>
  /** How much of the money can be refunded through the gateway. */
  refunds: 'none' | 'whole' | 'partial'
}

export const takesCurrency = ({ currencies }: GatewayOption, currency: string): boolean =>
  currencies === 'any' || currencies.includes(currency)

/**
 * The smallest amount that an option can take, in minor units. In a currency that the gateway does not list, it must be
 * worth as much as the smallest amount in USD.
 */
export function minimumIn(
  { minimums = {} }: GatewayOption,
  currency: string,
  rates: ReadonlyMap<string, string>,
): number {
  const { [currency]: own, USD: usd } = minimums
  const rate = rates.get(currency)
  if (own !== undefined || usd === undefined || rate === undefined) return own ?? 1
  return convert(money(usd, 'USD'), currency, { from: '1', to: rate }).amount
}

/** What an offer can depend on beyond the adapter's own settings. */
export interface ShopOffer {
  currency: string
  paymentLinks: readonly PaymentLinkRow[]
}

/** The request that opens an attempt; always the same for the same attempt. */
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
  /** The payer, for methods that need one. */
  payer: { name: string; email: string }
  begunAt: Date
  /**
   * The card token of the gateway's form, for options that need one; only present in the request that opens the
   * attempt.
   */
  card?: PaymentCard
}

/** The gateway's object in its current state. */
export interface PaymentSnapshot {
  ref: string
  /**
   * `created` = nothing submitted yet; `refused` = the last try failed, and the object may still be open; `expired` =
   * its time ran out.
   */
  state: 'created' | 'processing' | 'refused' | 'expired' | 'cancelled' | 'confirmed'
  /** Minor units: the amount received once confirmed, the amount requested before. */
  amount: number
  currency: string
  /** The order and attempt according to our own metadata at the gateway. */
  orderId: string | null
  attemptId: string | null
  /** False for test money. */
  live: boolean
  methods: readonly string[]
  /** Lets the browser finish a card payment; passed on, never stored. */
  clientSecret: string | null
  pixCode: string | null
  /** The page on which the buyer pays. */
  payUrl: string | null
  expiresAt: Date | null
  failureCode: string | null
  /** The gateway's id of the last declined try, if one object takes several. */
  declineRef?: string | null
  /**
   * Some of the money was refunded or is disputed; `refundsApi` has the details. Only set by gateways without events
   * for it.
   */
  hasHistory?: boolean
}

/** A webhook with a valid signature. */
export interface GatewayEvent {
  id: string
  type: string
  /** Why a signed event is not for this shop: test money on a live shop or the reverse, or another account. */
  foreign?: 'mode' | 'account'
  /** The payment it is about; `null` for objects that we do not follow. */
  ref: string | null
  /** The attempt according to our own metadata, if the event quotes it. */
  attemptId?: string | undefined
  /** `history`: about refunds or disputes; `ref` is then the gateway's reference of the money. */
  about?: 'payment' | 'history'
  /** Money that only the event reports, because its gateway cannot be polled. */
  credit?: Credit
}

/** Money received on the shop's own account. */
export interface Credit {
  /** The bank's id of the transfer, unique in Brazil. */
  endToEndId: string
  txid: string
  /** Minor units of BRL. */
  amount: number
}

/** A request to our webhook URL. */
export interface Webhook {
  raw: Buffer
  headers: Record<string, string | string[] | undefined>
  query: Record<string, string | string[] | undefined>
  /** By the shop's clock; a signature is valid for a few minutes only. */
  receivedAt: Date
}

/** An attempt whose opening got no answer. */
export interface LostAttempt {
  id: string
  flow: PaymentFlow | null
  begunAt: Date
}

/** A payment provider. Every call rejects with a `GatewayError` and nothing else. */
export interface PaymentGateway {
  name: Exclude<Gateway, 'manual'>
  /** True while the gateway moves real money. */
  live: boolean
  /** In the order in which they are offered. */
  options: readonly GatewayOption[]
  /** The option as the screens show it; `undefined` if it is not available for this offer. */
  offer(option: GatewayOption, shop: ShopOffer): PaymentOption | undefined
  /** Opens the payment; repeating it for the same attempt returns the same object. */
  createPayment(request: PaymentRequest): Promise<PaymentSnapshot>
  fetchPayment(ref: string): Promise<PaymentSnapshot>
  /** Finds the payment of an attempt by our metadata, if its opening got no answer. */
  findPayment(attempt: LostAttempt): Promise<PaymentSnapshot | undefined>
  /** Voids what can be voided and returns the object's state then: paid, if the payer was quicker. */
  cancelPayment(ref: string): Promise<PaymentSnapshot>
  /** Refunds, disputes and the gateway's own lists, if it has them. */
  refundsApi?: GatewayRefundsApi
  /** Checks the signature over the raw request; `undefined` if it is invalid. */
  parseWebhook(webhook: Webhook): GatewayEvent | undefined
  /** Stores what only the event reports, and returns the reference of the payment that it is about. */
  keepCredit?(credit: Credit): Promise<string>
}

/**
 * `refused`: the gateway definitely did nothing. `missing`: no such object. `unknown`: it may or may not have acted
 * (P1.4).
 */
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
