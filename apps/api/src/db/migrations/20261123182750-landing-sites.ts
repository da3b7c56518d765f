import { sql, type Kysely } from 'kysely'

/** Sites elsewhere whose landing pages may send events. Every process is told of a change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table landing_sites (
      key text primary key check (key ~ '^[a-z0-9][a-z0-9_-]{0,39}$'),
      name text not null,
      origins text[] not null check (origins <> '{}'),
      active boolean not null default true,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`
    create function notify_landing_sites_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('landing_sites_changed', '');
      return null;
    end $$`.execute(db)
  await sql`
    create trigger landing_sites_changed after insert or update or delete or truncate on landing_sites
    for each statement execute function notify_landing_sites_changed()`.execute(db)
}
