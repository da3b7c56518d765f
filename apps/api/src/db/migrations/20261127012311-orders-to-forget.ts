import type { Kysely } from 'kysely'
import { createIndexConcurrently } from '../concurrent-index.ts'

export const transaction = false

/** The nightly erasures find the orders whose retention has ended, oldest first, without reading those erased before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const ended = `(coalesce(completed_at, expires_at, created_at)), id) where status in ('completed', 'expired', 'cancelled')`
  await createIndexConcurrently(
    db,
    'orders_to_forget_details',
    `orders (${ended} and details_erased_at is null`,
  )
  await createIndexConcurrently(db, 'orders_to_forget', `orders (${ended} and erased_at is null`)
}
