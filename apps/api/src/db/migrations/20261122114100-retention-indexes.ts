import type { Kysely } from 'kysely'
import { createIndexConcurrently } from '../concurrent-index.ts'

export const transaction = false

/** What a purge looks for, the oldest first, and one click a day from a network that shows no visit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(db, 'webhook_events_by_time', 'webhook_events (received_at)')
  await createIndexConcurrently(
    db,
    'webhook_events_with_body',
    'webhook_events (received_at) where raw is not null',
  )
  await createIndexConcurrently(db, 'visits_by_time', 'visits (updated_at)')
  await createIndexConcurrently(
    db,
    'outbox_events_by_end',
    'outbox_events (done_at) where done_at is not null',
  )
  await createIndexConcurrently(
    db,
    'affiliate_clicks_by_network',
    'affiliate_clicks (code, day, network_hash) where network_hash is not null',
    { unique: true },
  )
}
