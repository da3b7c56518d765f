import { sql, type Kysely } from 'kysely'
import { createIndexConcurrently } from '../concurrent-index.ts'

export const transaction = false

/**
 * A family's latest orders are read from the end of an index, however many there are: by number there is one, by
 * address this one takes the place of the index without ids.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(db, 'orders_by_email_and_id', 'orders (lower(guardian_email), id)')
  // Contract: an index, which no running release names; the new one serves its queries, too.
  await sql`drop index concurrently if exists orders_by_email`.execute(db)
}
