import { sql, type Kysely } from 'kysely'

/** The outbox: everything that must happen outside the shop because of what was written (see modules/outbox/SPEC.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table outbox_events (
      id bigint generated always as identity primary key,
      kind text not null,
      dedupe_key text not null,
      supersede_key text,
      payload jsonb not null,
      order_id uuid references orders on delete cascade,
      attempts smallint not null default 0,
      next_attempt_at timestamptz default now(),
      lease_token uuid,
      leased_until timestamptz,
      effect_started_at timestamptz,
      done_at timestamptz,
      dead_at timestamptz,
      dead_reason text,
      last_error text,
      created_at timestamptz not null default now(),
      unique (kind, dedupe_key)
    ) with (fillfactor = 70)`.execute(db)
  await sql`
    create index outbox_events_due on outbox_events (kind, next_attempt_at) where next_attempt_at is not null`.execute(
    db,
  )
  await sql`
    create index outbox_events_dead on outbox_events (id) where dead_at is not null and done_at is null`.execute(
    db,
  )
  await sql`
    create index outbox_events_superseding on outbox_events (kind, supersede_key, id) where supersede_key is not null`.execute(
    db,
  )
  await sql`create index outbox_events_by_order on outbox_events (order_id) where order_id is not null`.execute(
    db,
  )
}
