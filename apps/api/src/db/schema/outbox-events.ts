import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { CreatedAt } from './columns.ts'

/**
 * Why nothing tries an event any more: its tries are used up, whether its effect happened is not known, this release
 * does not know its kind or payload, or nothing could try it for so long that it may be wrong by now.
 */
export type DeadReason = 'attempts_used' | 'outcome_unknown' | 'kind_unknown' | 'payload_invalid' | 'overdue'

/** Something that must happen outside the shop, written in the transaction of what it follows from. */
export interface OutboxEventsTable {
  id: GeneratedAlways<string>
  kind: string
  /** Unique within its kind: the same event is written once. */
  dedupe_key: string
  /** Of the events of one kind with the same key only the newest matters. */
  supersede_key: string | null
  /** As its kind's schema says; nothing about the child, no secret. */
  payload: ColumnType<unknown, string, never>
  /** The order that it is shown beside. */
  order_id: string | null
  attempts: Generated<number>
  /** When it is due; null once done or dead. */
  next_attempt_at: Generated<Date | null>
  /** Whose work it is, until `leased_until`. */
  lease_token: string | null
  leased_until: Date | null
  /** Set before the step that cannot be undone: from then on a repetition might double the effect. */
  effect_started_at: Date | null
  done_at: Date | null
  dead_at: Date | null
  dead_reason: DeadReason | null
  /** A code of the last failure, never words, which could quote an address. */
  last_error: string | null
  created_at: CreatedAt
}
