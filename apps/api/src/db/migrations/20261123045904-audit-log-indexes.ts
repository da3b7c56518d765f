import type { Kysely } from 'kysely'
import { createIndexConcurrently } from '../concurrent-index.ts'

export const transaction = false

/** What the log is narrowed by; and that somebody looked at an order is recorded once an hour. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(db, 'audit_log_by_time', 'audit_log (at)')
  await createIndexConcurrently(db, 'audit_log_by_action', 'audit_log (action, id)')
  await createIndexConcurrently(db, 'audit_log_by_subject', 'audit_log (subject, id)')
  await createIndexConcurrently(
    db,
    'audit_log_order_views',
    `audit_log (actor_id, subject, date_trunc('hour', at at time zone 'UTC')) where action = 'order.viewed'`,
    { unique: true },
  )
}
