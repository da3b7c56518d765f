import type { Kysely } from 'kysely'
import { createIndexConcurrently } from '../concurrent-index.ts'

export const transaction = false

/** Videos whose files are still kept, by when they stopped being shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(
    db,
    'videos_to_purge',
    'videos (coalesce(revoked_at, expires_at)) where purged_at is null',
  )
}
