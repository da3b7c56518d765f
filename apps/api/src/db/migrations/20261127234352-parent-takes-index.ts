import type { Kysely } from 'kysely'
import { createIndexConcurrently } from '../concurrent-index.ts'

export const transaction = false

/** Few clips are parents' takes, and the nightly purge looks for the old ones alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(
    db,
    'speech_clips_by_consent',
    'speech_clips (consented_at, id) where consented_at is not null',
  )
}
