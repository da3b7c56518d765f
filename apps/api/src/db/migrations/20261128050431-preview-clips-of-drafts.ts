import { sql, type Kysely } from 'kysely'
import { createIndexConcurrently } from '../concurrent-index.ts'

export const transaction = false

/**
 * What is said in a preview with the child's name, before there is an order: it belongs to the draft, whose id becomes
 * the key of its order. Few clips are of drafts: they become their order's, or are deleted after two days.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table speech_clips add column if not exists draft_id uuid`.execute(db)
  await createIndexConcurrently(
    db,
    'speech_clips_by_draft',
    'speech_clips (draft_id, created_at) where draft_id is not null',
  )
}
