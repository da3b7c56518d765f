/** A refund as the gateway has it. */
export interface GatewayRefund {
  ref: string
  state: 'sent' | 'succeeded' | 'failed'
  /** Minor units. */
  amount: number
  currency: string
  /** Our row of it, from our metadata; `null` when it was made at the gateway. */
  refundId: string | null
  /** When it was made, where the gateway writes no name of ours on it: it may be one that we asked for (R12). */
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
}

export interface RefundRequest {
  refundId: string
  paymentRef: string
  amount: number
  currency: string
  /** Repeating a call with the same key never gives the money back twice. */
  key: string
}

/** Whose money an event about refunds or disputes is about. */
export interface MoneyOwner {
  ref: string
  attemptId: string | null
}

/**
 * What a gateway can do and tell after money was confirmed. One without it only takes money: staff give it back by
 * themselves and note it. Every call rejects with a `GatewayError` and with nothing else.
 */
export interface GatewayBooks {
  refund(request: RefundRequest): Promise<GatewayRefund>
  history(paymentRef: string): Promise<MoneyHistory>
  /** Whose money it is that the gateway calls `ref`. */
  owner(ref: string): Promise<MoneyOwner>
  /** Every payment that was begun since and whose money arrived. */
  list(since: Date): AsyncIterable<ListedMoney>
}
