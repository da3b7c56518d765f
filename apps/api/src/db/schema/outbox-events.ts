import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { CreatedAt } from './columns.ts'

/**
 * Why an event is no longer tried: its tries are used up, it is unknown whether its effect happened, this release does
 * not know its kind or payload, or it waited so long that it may be outdated.
 */
export type DeadReason = 'attempts_used' | 'outcome_unknown' | 'kind_unknown' | 'payload_invalid' | 'overdue'

/** A side effect outside the database, written in the transaction that causes it. */
export interface OutboxEventsTable {
  id: GeneratedAlways<string>
  kind: string
  /** Unique within its kind, for deduplication. */
  dedupe_key: string
  /** Of the events of one kind with the same key only the newest is handled. */
  supersede_key: string | null
  /** Must match its kind's schema; no data about the child, no secrets. */
  payload: ColumnType<unknown, string, never>
  /** The order on whose page it is shown. */
  order_id: string | null
  attempts: Generated<number>
  /** When it is due; null once done or dead. */
  next_attempt_at: Generated<Date | null>
  /** The holder of the lease, until `leased_until`. */
  lease_token: string | null
  leased_until: Date | null
  /** Set before the irreversible step: from then on a repetition might double the effect. */
  effect_started_at: Date | null
  done_at: Date | null
  dead_at: Date | null
  dead_reason: DeadReason | null
  /** The code of the last failure, never its message, which could quote an address. */
  last_error: string | null
  created_at: CreatedAt
}
