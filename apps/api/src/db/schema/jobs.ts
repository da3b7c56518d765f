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

/** When each poller lane last ran, in any process. */
export interface PollerRoundsTable {
  /** As in `workers.ts`: `attempts stripe`. */
  name: string
  /** When a round last succeeded. */
  done_at: Date | null
  failed_at: Date | null
}

/** When each scheduled job was last due; taken by the process that writes the run's event. */
export interface ScheduledJobsTable {
  name: string
  last_due_at: Date
}

/** The last run of each purge; an unfinished one is continued by the next job. */
export interface PurgesTable {
  name: string
  began_at: Date
  finished_at: Date | null
  /** Rows deleted in that run. */
  removed: Generated<number>
}

/** Uses of each rate limit within its window. */
export interface RateLimitsTable {
  bucket: string
  used: number
  window_ends_at: Date
}
