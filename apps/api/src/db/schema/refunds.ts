import type { DisputeState, RefundState } from '@recadinho/contracts/money'
import type { Generated } from 'kysely'

/** Money given back, or to be; see the refunds module's SPEC.md. */
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
  /** When it is sent, or asked for, next. */
  check_at: Date | null
  checks: Generated<number>
  created_at: Generated<Date>
  settled_at: Date | null
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
