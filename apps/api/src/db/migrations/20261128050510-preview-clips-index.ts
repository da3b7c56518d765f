import type { Kysely } from 'kysely'
import { createIndexConcurrently } from '../concurrent-index.ts'

export const transaction = false

/** Few clips are of drafts: they become their order's, or are deleted after two days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(
    db,
    'speech_clips_by_draft',
    'speech_clips (draft_id, created_at) where draft_id is not null',
  )
}
