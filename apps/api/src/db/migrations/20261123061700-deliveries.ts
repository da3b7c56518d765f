import { sql, type Kysely } from 'kysely'

/** How finished videos reach their buyers (see `modules/deliveries/SPEC.md`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deliveries (
      id uuid primary key default uuidv7(),
      order_id uuid not null references orders on delete cascade,
      video_id uuid not null unique references videos on delete cascade,
      state text not null
        check (state in ('scheduled', 'to_send', 'waiting', 'delivered', 'not_reached', 'resolved', 'cancelled')),
      channels text[] not null,
      deliver_at timestamptz not null,
      time_zone text,
      due_at timestamptz,
      delivered_at timestamptz,
      next_poll_at timestamptz,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index deliveries_by_order on deliveries (order_id)`.execute(db)
  await sql`create index deliveries_by_state on deliveries (state, id)
    where state in ('scheduled', 'to_send', 'waiting', 'not_reached')`.execute(db)
  await sql`create index deliveries_by_poll on deliveries (next_poll_at) where next_poll_at is not null`.execute(
    db,
  )
  await sql`
    create table delivery_attempts (
      id uuid primary key default uuidv7(),
      delivery_id uuid not null references deliveries on delete cascade,
      channel text not null check (channel in ('whatsapp', 'email', 'by_hand')),
      state text not null check (state in ('queued', 'unknown', 'sent', 'failed', 'delivered', 'read')),
      fallback boolean not null,
      message_id text unique,
      error text,
      created_at timestamptz not null,
      sent_at timestamptz,
      delivered_at timestamptz,
      read_at timestamptz,
      failed_at timestamptz,
      superseded_at timestamptz
    )`.execute(db)
  await sql`create index delivery_attempts_by_delivery on delivery_attempts (delivery_id)`.execute(db)
  await sql`create index delivery_attempts_queued on delivery_attempts (id) where state = 'queued'`.execute(
    db,
  )
  await sql`
    create table whatsapp_statuses (
      id bigint generated always as identity primary key,
      message_id text not null,
      status text not null,
      attempt_id uuid,
      error text,
      at timestamptz not null,
      unique (message_id, status)
    )`.execute(db)
  await sql`alter table videos add column released_at timestamptz`.execute(db)
}
