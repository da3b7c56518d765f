import { sql, type Kysely } from 'kysely'

/** Files that staff are sending, a part at a time. `finished_at`: all of it is there, and a row of `videos` has its id. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table video_uploads (
      id uuid primary key,
      order_id uuid not null references orders on delete cascade,
      staff_id uuid not null references staff,
      bytes bigint not null check (bytes > 0),
      created_at timestamptz not null,
      finished_at timestamptz
    )`.execute(db)
  await sql`create index video_uploads_by_time on video_uploads (created_at)`.execute(db)
}
