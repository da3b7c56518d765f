import type { AuditAction } from '@recadinho/contracts/audit'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'

export interface AuditEntry {
  at: Date
  /** `null` for the system itself. */
  staffId: string | null
  action: AuditAction
  /** The object of the action, such as `orders/<id>`. */
  subject?: string
  /** The changed fields; with values only if they are no personal data. */
  details?: Record<string, { was?: unknown; now?: unknown }>
  requestId?: string
  /** The entry that this one reverts. */
  undoes?: string | undefined
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
      undoes: entry.undoes ?? null,
    })
    .execute()

/** Records that a member of staff read an order's page, once an hour per person and order. */
export const recordOrderView = (
  db: Db,
  view: { at: Date; staffId: string; orderId: string; requestId: string },
) =>
  sql`
    insert into audit_log (at, actor_type, actor_id, action, subject, request_id)
    values (${view.at}, 'staff', ${view.staffId}, 'order.viewed', ${`orders/${view.orderId}`}, ${view.requestId})
    on conflict (actor_id, subject, date_trunc('hour', at at time zone 'UTC')) where action = 'order.viewed'
    do nothing`.execute(db)
