/** A refund as the gateway has it. */
export interface GatewayRefund {
  ref: string
  state: 'sent' | 'succeeded' | 'failed'
  /** Minor units. */
  amount: number
  currency: string
  /** Our row of it, from our metadata; `null` when it was made at the gateway. */
  refundId: string | null
  /** When it was made, where the gateway stores no id of ours: it may be one that we requested (R12). */
  unnamedSince?: Date
  failureCode: string | null
}

/** A dispute as the gateway has it. */
export interface GatewayDispute {
  ref: string
  state: 'open' | 'won' | 'lost'
  amount: number
  currency: string
  reason: string | null
  openedAt: Date
}

/** All that became of one payment's money once it was there. */
export interface MoneyHistory {
  refunds: readonly GatewayRefund[]
  disputes: readonly GatewayDispute[]
}

/** Money in the gateway's own list. */
export interface ListedMoney {
  /** What our payment is known by where its attempt never reached us: the gateway's own object of the money. */
  ref: string
  attemptId: string | null
  orderId: string | null
  /** Minor units that arrived. */
  amount: number
  currency: string
  live: boolean
  /** Minor units of it that went back, where the list says so; otherwise its history must be read. */
  refunded?: number
  /** A bank wants it back, or wanted it. */
  disputed?: boolean
}

export interface RefundRequest {
  refundId: string
  paymentRef: string
  amount: number
  currency: string
  /** Repeating a call with the same key never refunds twice. */
  key: string
  /** When our refund was made. */
  requestedAt: Date
}

/** Whose money an event about refunds or disputes is about. */
export interface RefOwner {
  ref: string
  attemptId: string | null
}

/**
 * What a gateway can do and report after money was confirmed. A gateway without it only takes money: staff refund it
 * themselves and note it. Every call rejects with a `GatewayError` and with nothing else.
 */
export interface GatewayRefundsApi {
  refund(request: RefundRequest): Promise<GatewayRefund>
  history(paymentRef: string): Promise<MoneyHistory>
  /** Whose money it is that the gateway calls `ref`. */
  owner(ref: string): Promise<RefOwner>
  /** Every payment that was created in that time and whose money arrived; without an end, up to now. */
  list(since: Date, until?: Date): AsyncIterable<ListedMoney>
}
