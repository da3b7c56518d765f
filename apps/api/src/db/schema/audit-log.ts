import type { ColumnType, GeneratedAlways } from 'kysely'

/** Who did what; append-only. */
export interface AuditLogTable {
  id: GeneratedAlways<string>
  at: ColumnType<Date, Date, never>
  actor_type: 'staff' | 'system'
  actor_id: string | null
  action: string
  subject: string | null
  /** Old and new value by field; values only if they are no personal data. */
  details: ColumnType<Record<string, unknown>, string, never>
  request_id: string | null
  /** The entry that this change reverted. */
  undoes: string | null
}
