import type { Kysely } from 'kysely'
import { createIndexConcurrently } from '../concurrent-index.ts'

export const transaction = false

/** Lists robots as fast as people, and finds what was ordered in a session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(
    db,
    'tracking_sessions_of_robots',
    'tracking_sessions (started_at desc, session_id) where bot is not null',
  )
  await createIndexConcurrently(
    db,
    'orders_by_tracking_session',
    'orders (tracking_session_id) where tracking_session_id is not null',
  )
}
