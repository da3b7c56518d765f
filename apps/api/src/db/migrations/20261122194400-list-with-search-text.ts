import { sql, type Kysely } from 'kysely'
import { createIndexConcurrently } from '../concurrent-index.ts'

export const transaction = false

/** The list's order together with what is searched, so that a search that reads down the list never looks at the table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(
    db,
    'orders_by_urgency_with_search_text',
    'orders (urgency, urgency_order, id) include (search_text)',
  )
  // Contract: an index, which no running release names; the new one serves its queries, too.
  await sql`drop index concurrently if exists orders_by_urgency`.execute(db)
}
