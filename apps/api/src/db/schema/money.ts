import type { Gateway, PaymentFlow, PaymentMethod } from '@recadinho/contracts/catalog'
import type {
  DisputeState,
  GatewayEventOutcome,
  LedgerKind,
  MoneyDetail,
  MoneyInboxKind,
  RefundState,
} from '@recadinho/contracts/money'
import type { PaymentState } from '@recadinho/contracts/payments'
import type { Generated, GeneratedAlways } from 'kysely'
import type { JsonColumn } from './columns.ts'

/** A payment attempt. */
export interface PaymentsTable {
  id: Generated<string>
  order_id: string
  gateway: Gateway
  method: PaymentMethod
  /** Null if the money was only recorded by staff. */
  flow: PaymentFlow | null
  state: Generated<PaymentState>
  amount: number
  currency: string
  /** The gateway's id; null until the gateway has answered. */
  gateway_ref: string | null
  idempotency_key: string
  request_hash: Buffer
  pix_code: string | null
  /** The page where it is paid. */
  pay_url: string | null
  expires_at: Date | null
  failure_code: string | null
  /** Refunded minor units. */
  refunded: Generated<number>
  /** The payment that counts the same money (P3.13); null if this one counts itself. */
  counted_by: string | null
  /** The gateway's id of the last declined try (P1.7). */
  decline_ref: string | null
  /** When the reconciler polls next; null if there is nothing left to poll (P5.1). */
  next_poll_at: Date | null
  poll_count: Generated<number>
  created_at: Generated<Date>
  confirmed_at: Date | null
}

/** A refund, done or requested; see the refunds module's SPEC.md. */
export interface RefundsTable {
  id: Generated<string>
  /** Null for unmatched money. */
  order_id: string | null
  payment_id: string | null
  gateway: string
  /** The gateway's reference of the refunded payment. */
  payment_ref: string
  state: Generated<RefundState>
  amount: number
  currency: string
  reason: string
  actor_type: 'staff' | 'system' | 'gateway'
  actor_id: string | null
  actor_name: string | null
  idempotency_key: string
  request_hash: Buffer | null
  gateway_ref: string | null
  failure_code: string | null
  /** The generation of its idempotency key (R1). */
  key_generation: Generated<number>
  /** When the gateway answered that key with a failure, which it repeats. */
  key_failed_at: Date | null
  /** When it is sent or polled next. */
  next_poll_at: Date | null
  poll_count: Generated<number>
  created_at: Generated<Date>
  finished_at: Date | null
}

/** A payment disputed by the payer's bank. */
export interface DisputesTable {
  id: Generated<string>
  order_id: string | null
  payment_id: string | null
  gateway: string
  payment_ref: string
  gateway_ref: string
  state: DisputeState
  amount: number
  currency: string
  reason: string | null
  opened_at: Date
  closed_at: Date | null
}

/** The ledger: every entry once, append-only. `debit` and `credit` are accounts, amounts are positive. */
export interface LedgerTable {
  id: GeneratedAlways<string>
  kind: LedgerKind
  gateway: string
  /** The gateway's reference of the cause: the payment, the refund or the dispute. */
  ref: string
  payment_ref: string
  order_id: string | null
  payment_id: string | null
  amount: number
  currency: string
  /** A gateway's name is the account of the money that it holds for the shop. */
  debit: string
  credit: string
  created_at: Generated<Date>
}

/** One comparison of a gateway's list with the ledger, done in slices (G3). */
export interface LedgerComparisonsTable {
  id: GeneratedAlways<string>
  gateway: string
  /** `YYYY-MM-DD` in UTC; null for a comparison on demand. */
  night: string | null
  began_at: Date
  /** Payments created before this have been compared. */
  listed_until: Date
  /** The ledger's captures up to this row have been compared. */
  captures_after: Generated<string>
  /** Passes that could not compare everything. */
  tries: Generated<number>
  listed: Generated<number>
  found: Generated<number>
  missing: Generated<number>
  unequal: Generated<number>
  failed: Generated<number>
  finished_at: Date | null
  outcome: 'compared' | 'given_up' | null
}

/** Payments that the gateway listed in a comparison in progress. */
export interface LedgerComparisonRefsTable {
  comparison_id: string
  ref: string
}

/** Money that needs a person (P6). */
export interface MoneyInboxTable {
  id: GeneratedAlways<string>
  kind: MoneyInboxKind
  gateway: string
  gateway_ref: string
  order_id: string | null
  payment_id: string | null
  amount: number | null
  currency: string | null
  /** The code in `details`, for the previous release; for an unmatched payment, its state at the gateway. */
  detail: string | null
  details: JsonColumn<MoneyDetail>
  created_at: Generated<Date>
  resolved_at: Date | null
  resolution: 'refunded' | 'attached' | 'matched' | 'reinstated' | 'resolved' | null
  resolved_by: string | null
  resolved_reason: string | null
}

/** The bank's reports of money on the shop's own PIX key; stored, because they cannot be polled. */
export interface PixCreditsTable {
  /** The bank's id of the transfer. */
  end_to_end_id: string
  txid: string
  /** The attempt's reference for the first credit of a code; the transfer's own id for further ones. */
  ref: string
  /** Minor units of BRL. */
  amount: number
  received_at: Date
}

/** The inbox: every webhook with a valid signature, once (P3.1). */
export interface WebhookEventsTable {
  id: GeneratedAlways<string>
  gateway: string
  event_id: string
  type: string
  gateway_ref: string | null
  /** About a payment's state, or about its refunds and disputes. */
  about: Generated<'payment' | 'history'>
  /** The raw body, encrypted (see `encrypt.ts`); null for ignored events. */
  raw: Buffer | null
  received_at: Generated<Date>
  processed_at: Date | null
  /** The result of its processing. */
  outcome: GatewayEventOutcome | null
  tries: Generated<number>
  /** When to try next; null once processed or given up (P5.2). */
  retry_at: Date | null
  last_error: string | null
}
