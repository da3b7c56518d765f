import type { Kysely } from 'kysely'
import { createIndexConcurrently } from '../concurrent-index.ts'

export const transaction = false

/** Sessions of one country, campaign or affiliate, the newest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of ['country', 'campaign', 'affiliate'])
    await createIndexConcurrently(
      db,
      `tracking_sessions_by_${part}`,
      `tracking_sessions (${part}, started_at desc, session_id) where bot is null and ${part} is not null`,
    )
}
