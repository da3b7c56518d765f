import type { DisputeState, RefundState } from '@recadinho/contracts/money'
import type { Generated } from 'kysely'

/** Refunded money, or money to be refunded; see the refunds module's SPEC.md. */
export interface RefundsTable {
  id: Generated<string>
  /** Null for money that belongs to no order. */
  order_id: string | null
  payment_id: string | null
  gateway: string
  /** The gateway's reference of the payment that it comes from. */
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
  /** Which idempotency key it uses (R1). */
  key_generation: Generated<number>
  /** When the gateway answered that key with a failure, which it repeats. */
  key_failed_at: Date | null
  /** When it is sent, or asked for, next. */
  next_poll_at: Date | null
  poll_count: Generated<number>
  created_at: Generated<Date>
  finished_at: Date | null
}

/** A payment that its payer's bank wants back. */
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
