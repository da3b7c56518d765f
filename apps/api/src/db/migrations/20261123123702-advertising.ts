import { sql, type Kysely } from 'kysely'

/** The shop's accounts with advertisers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table advertising (
      id boolean primary key default true check (id),
      meta_pixel_id text not null default '',
      meta_test_code text not null default '',
      meta_token bytea,
      meta_token_end text,
      meta_refused_at timestamptz,
      tiktok_pixel_id text not null default '',
      tiktok_server boolean not null default false,
      tiktok_token bytea,
      tiktok_token_end text,
      tiktok_refused_at timestamptz,
      check ((meta_token is null) = (meta_token_end is null)),
      check ((tiktok_token is null) = (tiktok_token_end is null))
    )`.execute(db)
  await sql`insert into advertising default values`.execute(db)
  // Not on what a refused token changes: no page shows it.
  await sql`
    create trigger advertising_changed after update of meta_pixel_id, tiktok_pixel_id on advertising
    for each statement execute function notify_catalog_changed()`.execute(db)
}
