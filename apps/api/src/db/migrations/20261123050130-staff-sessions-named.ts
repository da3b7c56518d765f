import { sql, type Kysely } from 'kysely'

/** What staff see of their sessions, and when each last proved who it belongs to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table staff_sessions
      add column id uuid not null default gen_random_uuid() unique,
      add column device text,
      add column network text,
      add column proven_at timestamptz`.execute(db)
}
