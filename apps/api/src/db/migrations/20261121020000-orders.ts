import { sql, type Kysely } from 'kysely'

/** Orders, their characters, scripts and timeline. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql`
    create table orders (
      id uuid primary key default uuidv7(),
      number text not null unique,
      status text not null default 'pending'
        check (status in ('pending', 'in_production', 'completed', 'expired', 'cancelled')),
      payment_status text not null default 'unpaid'
        check (payment_status in ('unpaid', 'processing', 'confirmed', 'failed', 'error', 'partially_refunded',
          'refunded', 'disputed', 'overpaid', 'short')),
      stage text check (stage in ('queued', 'scripting', 'recording', 'review', 'ready')),
      on_hold_reason text,
      on_hold_since timestamptz,
      version integer not null default 1,
      package_id text not null,
      package_title jsonb not null,
      characters_count smallint not null check (characters_count between 1 and 3),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      price integer not null check (price >= 0),
      discount integer not null check (discount between 0 and price),
      total integer not null check (total = price - discount),
      rate numeric,
      promo_code text,
      promo_percentage smallint,
      promo_reserved boolean not null default false,
      locale text not null check (locale in ('en', 'pt')),
      country text,
      child_name text not null,
      child_age smallint not null check (child_age between 1 and 130),
      occasion text not null,
      additional_notes text not null,
      use_ai_voice boolean not null,
      whatsapp_number text not null,
      guardian_name text not null,
      guardian_email text not null,
      search_text text not null,
      access_token_hash bytea,
      idempotency_key text not null unique,
      request_hash bytea not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz,
      confirmed_at timestamptz,
      due_at timestamptz,
      completed_at timestamptz,
      urgency smallint not null generated always as (
        case when status = 'in_production' and on_hold_since is null then 0
             when status = 'in_production' then 1
             when status = 'pending' then 2
             else 3 end) stored,
      urgency_order interval not null generated always as (
        case when status = 'in_production' then coalesce(due_at, created_at) - timestamptz '2000-01-01 00:00:00Z'
             else timestamptz '2100-01-01 00:00:00Z' - created_at end) stored,
      check ((status in ('in_production', 'completed')) = (stage is not null)),
      check ((on_hold_since is null) = (on_hold_reason is null)),
      check (on_hold_since is null or status = 'in_production')
    )`.execute(db)
  // The two orders in which the admin pages through them; the search's words; the expiry job's queue.
  await sql`create index orders_by_urgency on orders (urgency, urgency_order, id)`.execute(db)
  await sql`create index orders_by_status on orders (status, urgency, urgency_order, id)`.execute(db)
  await sql`create index orders_search on orders using gin (search_text gin_trgm_ops)`.execute(db)
  await sql`create index orders_to_expire on orders (expires_at) where status = 'pending'`.execute(db)
  await sql`create index orders_confirmed on orders (confirmed_at) where confirmed_at is not null`.execute(db)
  await sql`
    create table order_characters (
      order_id uuid not null references orders on delete cascade,
      position smallint not null,
      character_id text not null,
      category text not null,
      name jsonb not null,
      primary key (order_id, position)
    )`.execute(db)
  await sql`
    create table scripts (
      order_id uuid not null references orders on delete cascade,
      version integer not null,
      text text not null,
      author text not null check (author in ('writer', 'buyer', 'staff')),
      created_at timestamptz not null default now(),
      primary key (order_id, version)
    )`.execute(db)
  await sql`
    create table order_events (
      id bigint generated always as identity primary key,
      order_id uuid not null,
      machine text not null check (machine in ('order', 'stage', 'hold', 'payment', 'refund', 'message')),
      from_state text,
      to_state text not null,
      actor_type text not null check (actor_type in ('buyer', 'staff', 'system', 'gateway')),
      actor_id uuid,
      actor_name text,
      reason text,
      source_event text,
      request_id text,
      amount integer,
      currency text,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index order_events_by_order on order_events (order_id, id)`.execute(db)
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'rows of % are only ever added', tg_table_name using errcode = 'restrict_violation';
    end $$`.execute(db)
  await sql`
    create trigger order_events_append_only before update or delete on order_events
    for each row execute function refuse_change()`.execute(db)
  await sql`
    create trigger order_events_no_truncate before truncate on order_events
    for each statement execute function refuse_change()`.execute(db)
}
