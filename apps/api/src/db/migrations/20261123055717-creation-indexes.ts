import type { Kysely } from 'kysely'
import { createIndexConcurrently } from '../concurrent-index.ts'

export const transaction = false

/** How many visits and orders a day had. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(db, 'orders_by_creation', 'orders (created_at)')
  await createIndexConcurrently(db, 'visits_by_creation', 'visits (created_at)')
}
