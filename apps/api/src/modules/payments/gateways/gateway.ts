import type { PaymentMethod } from '@recadinho/contracts/catalog'

/** What a gateway is told when an attempt is opened. */
export interface PaymentRequest {
  orderId: string
  attemptId: string
  orderNumber: string
  method: PaymentMethod
  /** Minor units. */
  amount: number
  currency: string
  /** The payer, where the method asks for one. */
  payer: { name: string; email: string }
}

/** The gateway's object as it is now. */
export interface GatewayPayment {
  ref: string
  /** `created` = nothing submitted yet; `refused` = the last try failed or its time ran out, the object still waits. */
  state: 'created' | 'processing' | 'refused' | 'cancelled' | 'confirmed'
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
  expiresAt: Date | null
  failureCode: string | null
}

/** A webhook whose signature was good. */
export interface GatewayEvent {
  id: string
  type: string
  /** The payment it is about; `null` when it is about something that we do not follow. */
  ref: string | null
}

/** One provider of payments. Every call rejects with a `GatewayError` and with nothing else. */
export interface PaymentGateway {
  name: 'stripe'
  /** True while the gateway moves real money. */
  live: boolean
  supports(method: PaymentMethod, currency: string): boolean
  /** Opens the payment; repeating it with the same attempt answers the same object. */
  createPayment(request: PaymentRequest): Promise<GatewayPayment>
  fetchPayment(ref: string): Promise<GatewayPayment>
  /** The payment that an attempt opened, looked for by our metadata, where the answer to its opening never came. */
  findPayment(attemptId: string, since: Date): Promise<GatewayPayment | undefined>
  /** Voids what can be voided and answers the object as it is then: paid, when the payer was quicker. */
  cancelPayment(ref: string): Promise<GatewayPayment>
  /** Checks the signature over the raw body; `undefined` when it is not good. */
  parseWebhook(raw: Buffer, headers: Record<string, string | string[] | undefined>): GatewayEvent | undefined
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
