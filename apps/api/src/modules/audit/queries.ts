import type { Db, Tx } from '../../db/client.ts'

export interface AuditEntry {
  at: Date
  /** `null`: the system itself. */
  staffId: string | null
  /** `session.started`, `order.cancelled`, … */
  action: string
  /** What it was done to: `orders/<id>`. */
  subject?: string
  /** Names of what changed; values only where they are nobody's personal data. */
  details?: Record<string, unknown>
  requestId?: string
}

export const insertAuditEntry = (db: Db | Tx, entry: AuditEntry) =>
  db
    .insertInto('audit_log')
    .values({
      at: entry.at,
      actor_type: entry.staffId === null ? 'system' : 'staff',
      actor_id: entry.staffId,
      action: entry.action,
      subject: entry.subject ?? null,
      details: JSON.stringify(entry.details ?? {}),
      request_id: entry.requestId ?? null,
    })
    .execute()
