import type { DisputeState, RefundState } from '@recadinho/contracts/money'
import type { Generated } from 'kysely'

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
