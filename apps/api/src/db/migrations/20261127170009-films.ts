import { sql, type Kysely } from 'kysely'

/**
 * The films that the shop makes, one row for each: its id is also that of its video, once it is made. An unfinished one
 * names the files that a killed worker may have stored.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table films (
      id uuid primary key,
      order_id uuid not null references orders (id) on delete cascade,
      input_hash bytea not null,
      problems text[] not null default '{}',
      sha256 bytea,
      begun_at timestamptz not null,
      made_at timestamptz,
      failed_at timestamptz,
      check ((made_at is null) = (sha256 is null))
    )`.execute(db)
  await sql`create index films_by_order on films (order_id, id)`.execute(db)
  await sql`create index films_unfinished on films (begun_at) where made_at is null`.execute(db)
}
