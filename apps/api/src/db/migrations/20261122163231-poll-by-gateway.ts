import { sql, type Kysely } from 'kysely'
import { createIndexConcurrently } from '../concurrent-index.ts'

export const transaction = false

/** What is due at a gateway, for its own lane: an outage of one gateway is not read by the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(
    db,
    'payments_due',
    'payments (gateway, next_poll_at) where next_poll_at is not null',
  )
  await createIndexConcurrently(
    db,
    'refunds_due',
    'refunds (gateway, next_poll_at) where next_poll_at is not null',
  )
  await createIndexConcurrently(
    db,
    'webhook_events_due',
    'webhook_events (gateway, retry_at) where processed_at is null and retry_at is not null',
  )
  // Contract: indexes, which no running release names; the new ones serve its queries, too.
  await sql`drop index concurrently if exists payments_to_poll`.execute(db)
  await sql`drop index concurrently if exists refunds_to_poll`.execute(db)
  await sql`drop index concurrently if exists webhook_events_to_do`.execute(db)
}
