import { sql, type Kysely } from 'kysely'

/** A buyer's corrections, letters with the private link, and finished videos. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      add column details_version integer not null default 1,
      add column link_generation integer not null default 0`.execute(db)
  await sql`alter table order_events drop constraint order_events_machine_check`.execute(db)
  await sql`
    alter table order_events add constraint order_events_machine_check
      check (machine in ('order', 'stage', 'hold', 'payment', 'refund', 'message', 'correction'))`.execute(db)
  await sql`
    create table order_letters (
      id bigint generated always as identity primary key,
      order_id uuid not null references orders on delete cascade,
      kind text not null check (kind in ('link', 'address_changed')),
      recipient text not null,
      state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
      tries smallint not null default 0,
      last_error text,
      created_at timestamptz not null,
      handed_over_at timestamptz,
      sent_at timestamptz
    )`.execute(db)
  await sql`create index order_letters_to_hand_over on order_letters (id) where handed_over_at is null`.execute(
    db,
  )
  await sql`create index order_letters_by_order on order_letters (order_id, created_at)`.execute(db)
  await sql`
    create table videos (
      id uuid primary key default uuidv7(),
      order_id uuid not null references orders on delete cascade,
      storage_key text not null,
      poster_key text,
      mime_type text not null check (mime_type in ('video/mp4', 'video/webm', 'video/quicktime')),
      bytes bigint not null check (bytes > 0),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      revoked_at timestamptz
    )`.execute(db)
  await sql`create index videos_by_order on videos (order_id, id)`.execute(db)
}
