import { sql, type Kysely } from 'kysely'

/** For how many days a finished video is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table settings add column keep_videos_days smallint not null default 90 check (keep_videos_days > 0)`.execute(
    db,
  )
}
