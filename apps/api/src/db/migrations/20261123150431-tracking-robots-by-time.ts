import type { Kysely } from 'kysely'
import { createIndexConcurrently } from '../concurrent-index.ts'

export const transaction = false

/** Visits of robots that are old enough to go; those of people have an index by their beginning. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(
    db,
    'tracking_robots_by_beginning',
    'tracking_sessions (started_at) where bot is not null',
  )
}
