import { sql, type Kysely } from 'kysely'
import { createIndexConcurrently } from '../concurrent-index.ts'

export const transaction = false

/** One index by the beginning of sessions, and one for each part that lists are narrowed by. */
const parts = ['source', 'device', 'country', 'campaign', 'affiliate']
const replaced = [
  'tracking_robots_by_beginning',
  'tracking_sessions_started_at_session_id_idx',
  'tracking_sessions_source_started_at_session_id_idx',
  'tracking_sessions_device_started_at_session_id_idx',
  'tracking_sessions_by_country',
  'tracking_sessions_by_campaign',
  'tracking_sessions_by_affiliate',
]
const ofPart = (part: string) => `tracking_sessions_of_${part}`

/**
 * Smaller indexes, which were half of what an event took. Events by session alone: without the time, PostgreSQL keeps the
 * id of a session once for all its events. Sessions without their id: few begin in the same instant, so lists sort those
 * themselves. Ascending, so that their pages fill up as sessions come; lists read them backwards. And robots have one
 * index by their beginning, not two.
 */
// Contract: the release before has the same queries, which use these indexes as they are.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index if not exists tracking_events_of_session on only tracking_events (session_id)`.execute(
    db,
  )
  const { rows: partitions } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = 'tracking_events'::regclass`.execute(
    db,
  )
  for (const { name } of partitions) {
    await createIndexConcurrently(db, `${name}_of_session`, `${name} (session_id)`)
    await sql`alter index tracking_events_of_session attach partition ${sql.id(`${name}_of_session`)}`.execute(
      db,
    )
  }
  await sql`drop index if exists tracking_events_by_session`.execute(db)
  await createIndexConcurrently(
    db,
    'tracking_sessions_by_beginning',
    'tracking_sessions (started_at) where bot is null',
  )
  for (const part of parts)
    await createIndexConcurrently(
      db,
      ofPart(part),
      `tracking_sessions (${part}, started_at) where bot is null and ${part} is not null`,
    )
  for (const name of replaced) await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db)
}
