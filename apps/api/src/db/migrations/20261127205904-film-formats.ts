import { sql, type Kysely } from 'kysely'

/** A delivered film in another format, made when its buyer asks for it; its file is one of its video's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table film_formats (
      film_id uuid not null references films (id) on delete cascade,
      format text not null check (format in ('square', 'wide')),
      order_id uuid not null references orders (id) on delete cascade,
      requested_at timestamptz not null,
      progress smallint not null default 0,
      made_at timestamptz,
      failed_at timestamptz,
      bytes bigint,
      primary key (film_id, format),
      check ((made_at is null) = (bytes is null))
    )`.execute(db)
  await sql`create index film_formats_by_order on film_formats (order_id)`.execute(db)
  // How much of a film is drawn, in percent: staff and the buyer see it.
  await sql`alter table films add column progress smallint not null default 0`.execute(db)
}
