import type { Kysely } from 'kysely'
import { createIndexConcurrently } from '../concurrent-index.ts'

export const transaction = false

/** What somebody did last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(db, 'audit_log_by_person', 'audit_log (actor_id, id)')
}
