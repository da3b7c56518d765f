import type { Kysely } from 'kysely'
import { createIndexConcurrently } from '../concurrent-index.ts'

export const transaction = false

/** What the nightly purges of numbers without messages and of reported visits look for, oldest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(
    db,
    'chats_by_last_sign',
    'chats ((coalesce(last_inbound_at, created_at))) where opted_in is distinct from false',
  )
  await createIndexConcurrently(
    db,
    'outbox_conversions_by_end',
    `outbox_events ((coalesce(done_at, dead_at))) where kind = 'meta_conversion'`,
  )
}
