import { sql, type Kysely } from 'kysely'

/** Payment attempts, the webhook inbox, the money inbox, effects and messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payments (
      id uuid primary key default uuidv7(),
      order_id uuid not null references orders,
      gateway text not null check (gateway in ('stripe', 'manual')),
      method text not null check (method in ('card', 'pix')),
      state text not null default 'created'
        check (state in ('created', 'processing', 'error', 'failed', 'expired', 'cancelled', 'confirmed', 'disputed', 'lost')),
      amount integer not null check (amount >= 0),
      currency text not null,
      gateway_ref text,
      idempotency_key text not null,
      request_hash bytea not null,
      pix_code text,
      expires_at timestamptz,
      failure_code text,
      check_at timestamptz,
      checks smallint not null default 0,
      created_at timestamptz not null default now(),
      confirmed_at timestamptz,
      unique (order_id, idempotency_key),
      unique (gateway, gateway_ref)
    )`.execute(db)
  // P1.5: at most one open attempt of an order.
  await sql`
    create unique index payments_one_open on payments (order_id)
    where state in ('created', 'processing', 'error')`.execute(db)
  await sql`create index payments_to_check on payments (check_at) where check_at is not null`.execute(db)
  await sql`
    create table webhook_events (
      id bigint generated always as identity primary key,
      gateway text not null,
      event_id text not null,
      type text not null,
      gateway_ref text,
      raw bytea not null,
      received_at timestamptz not null default now(),
      processed_at timestamptz,
      outcome text,
      tries smallint not null default 0,
      retry_at timestamptz,
      last_error text,
      unique (gateway, event_id)
    )`.execute(db)
  await sql`
    create index webhook_events_to_do on webhook_events (retry_at)
    where processed_at is null and retry_at is not null`.execute(db)
  await sql`
    create table money_inbox (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('late', 'double', 'short', 'orphan', 'mismatch')),
      gateway text not null,
      gateway_ref text not null,
      order_id uuid references orders,
      payment_id uuid references payments,
      amount integer,
      currency text,
      detail text,
      created_at timestamptz not null default now(),
      resolved_at timestamptz,
      unique (kind, gateway, gateway_ref)
    )`.execute(db)
  await sql`
    create table effects (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('receipt')),
      order_id uuid not null references orders,
      created_at timestamptz not null default now(),
      done_at timestamptz,
      unique (kind, order_id)
    )`.execute(db)
  await sql`create index effects_to_do on effects (created_at) where done_at is null`.execute(db)
  await sql`
    create table messages (
      id uuid primary key default uuidv7(),
      order_id uuid not null references orders,
      kind text not null check (kind in ('receipt')),
      channel text not null check (channel in ('email')),
      recipient text not null,
      subject text not null,
      body text not null,
      state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
      tries smallint not null default 0,
      last_error text,
      created_at timestamptz not null default now(),
      sent_at timestamptz,
      unique (kind, order_id, channel)
    )`.execute(db)
}
