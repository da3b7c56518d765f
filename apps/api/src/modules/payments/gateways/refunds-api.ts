/** A refund as the gateway reports it. */
export interface GatewayRefund {
  ref: string
  state: 'sent' | 'succeeded' | 'failed'
  /** Minor units. */
  amount: number
  currency: string
  /** Our row's id, from our metadata; `null` if it was made at the gateway. */
  refundId: string | null
  /** When it was made, if the gateway stores no id of ours: it may be one that we requested (R12). */
  unnamedSince?: Date
  failureCode: string | null
}

/** A dispute as the gateway reports it. */
export interface GatewayDispute {
  ref: string
  state: 'open' | 'won' | 'lost'
  amount: number
  currency: string
  reason: string | null
  openedAt: Date
}

/** All refunds and disputes of one payment. */
export interface MoneyHistory {
  refunds: readonly GatewayRefund[]
  disputes: readonly GatewayDispute[]
}

/** Money in the gateway's own list. */
export interface ListedMoney {
  /** The gateway's own object of the money, by which our payment is known if its attempt never reached us. */
  ref: string
  attemptId: string | null
  orderId: string | null
  /** Received amount in minor units. */
  amount: number
  currency: string
  live: boolean
  /** Refunded amount in minor units, if the list has it; otherwise the history must be read. */
  refunded?: number
  /** The money is or was disputed. */
  disputed?: boolean
}

export interface RefundRequest {
  refundId: string
  paymentRef: string
  amount: number
  currency: string
  /** Repeating a call with the same key never refunds twice. */
  key: string
  /** When our refund was requested. */
  requestedAt: Date
}

/** The payment that an event about refunds or disputes belongs to. */
export interface RefOwner {
  ref: string
  attemptId: string | null
}

/**
 * What a gateway can do and report after a payment is confirmed. Without it a gateway only takes money: staff refund it
 * themselves and record it. Every call rejects with a `GatewayError` and nothing else.
 */
export interface GatewayRefundsApi {
  refund(request: RefundRequest): Promise<GatewayRefund>
  history(paymentRef: string): Promise<MoneyHistory>
  /** The payment that the gateway's reference `ref` belongs to. */
  owner(ref: string): Promise<RefOwner>
  /** Every confirmed payment created in that time; without an end, up to now. */
  list(since: Date, until?: Date): AsyncIterable<ListedMoney>
}
