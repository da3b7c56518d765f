import type { ColumnType, GeneratedAlways } from 'kysely'

/** Who did what; rows are only ever added. */
export interface AuditLogTable {
  id: GeneratedAlways<string>
  at: ColumnType<Date, Date, never>
  actor_type: 'staff' | 'system'
  actor_id: string | null
  action: string
  subject: string | null
  /** By field what it was and is now; the values only where they are nobody's personal data. */
  details: ColumnType<Record<string, unknown>, string, never>
  request_id: string | null
  /** The entry whose change this one took back. */
  undoes: string | null
}
