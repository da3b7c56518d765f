import { sql, type Kysely } from 'kysely'

/** That staff have dealt with what a buyer said is wrong, without making the video again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table video_problems add column resolved_at timestamptz`.execute(db)
}
