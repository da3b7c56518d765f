import { sql, type Kysely } from 'kysely'

/** Background work. */
export async function createJobs(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table outbox_events (
      id bigint generated always as identity primary key,
      kind text not null,
      dedupe_key text not null,
      supersede_key text,
      payload jsonb not null,
      order_id uuid references orders (id) on delete cascade,
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
    ) with (fillfactor = 70);
    create index outbox_conversions_by_end on outbox_events (coalesce(done_at, dead_at)) where kind = 'meta_conversion';
    create index outbox_events_by_end on outbox_events (done_at) where done_at is not null;
    create index outbox_events_by_order on outbox_events (order_id) where order_id is not null;
    create index outbox_events_dead on outbox_events (id) where dead_at is not null and done_at is null;
    create index outbox_events_due on outbox_events (kind, next_attempt_at) where next_attempt_at is not null;
    create index outbox_events_superseding on outbox_events (kind, supersede_key, id) where supersede_key is not null;

    create table scheduled_jobs (
      name text primary key,
      last_due_at timestamptz not null
    );

    create table poller_rounds (
      name text primary key,
      done_at timestamptz,
      failed_at timestamptz
    );

    create table purges (
      name text primary key,
      began_at timestamptz not null,
      finished_at timestamptz,
      removed integer not null default 0
    );

    create table rate_limits (
      bucket text primary key,
      used integer not null,
      window_ends_at timestamptz not null
    )`.execute(db)
}
