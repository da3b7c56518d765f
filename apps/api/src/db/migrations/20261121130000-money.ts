import { sql, type Kysely } from 'kysely'

/** Refunds, disputes, the ledger, and what staff decided about the money inbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments add column refunded integer not null default 0 check (refunded >= 0)`.execute(
    db,
  )
  await sql`
    create table refunds (
      id uuid primary key default uuidv7(),
      order_id uuid references orders,
      payment_id uuid references payments,
      gateway text not null,
      payment_ref text not null,
      state text not null default 'requested' check (state in ('requested', 'sent', 'succeeded', 'failed')),
      amount integer not null check (amount > 0),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      reason text not null,
      actor_type text not null check (actor_type in ('staff', 'system', 'gateway')),
      actor_id uuid,
      actor_name text,
      idempotency_key text not null,
      request_hash bytea,
      gateway_ref text,
      failure_code text,
      check_at timestamptz,
      checks smallint not null default 0,
      created_at timestamptz not null default now(),
      settled_at timestamptz,
      unique (gateway, payment_ref, idempotency_key),
      unique (gateway, gateway_ref)
    )`.execute(db)
  await sql`create index refunds_by_order on refunds (order_id, id)`.execute(db)
  await sql`create index refunds_to_check on refunds (check_at) where check_at is not null`.execute(db)
  await sql`
    create table disputes (
      id uuid primary key default uuidv7(),
      order_id uuid references orders,
      payment_id uuid references payments,
      gateway text not null,
      payment_ref text not null,
      gateway_ref text not null,
      state text not null check (state in ('open', 'won', 'lost')),
      amount integer not null check (amount > 0),
      currency text not null,
      reason text,
      opened_at timestamptz not null,
      closed_at timestamptz,
      unique (gateway, gateway_ref)
    )`.execute(db)
  await sql`create index disputes_by_order on disputes (order_id, id)`.execute(db)
  // Like the timeline it outlives what it is about, so it refers to no row.
  await sql`
    create table ledger (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('capture', 'refund', 'refund_returned', 'dispute', 'dispute_returned')),
      gateway text not null,
      ref text not null,
      payment_ref text not null,
      order_id uuid,
      payment_id uuid,
      amount integer not null check (amount > 0),
      currency text not null,
      debit text not null,
      credit text not null check (credit <> debit),
      created_at timestamptz not null default now(),
      unique (gateway, kind, ref)
    )`.execute(db)
  await sql`create index ledger_by_order on ledger (order_id, id)`.execute(db)
  await sql`create index ledger_by_time on ledger (gateway, created_at)`.execute(db)
  await sql`
    create trigger ledger_append_only before update or delete on ledger
    for each row execute function refuse_change()`.execute(db)
  await sql`
    create trigger ledger_no_truncate before truncate on ledger
    for each statement execute function refuse_change()`.execute(db)
  await sql`
    insert into ledger (kind, gateway, ref, payment_ref, order_id, payment_id, amount, currency, debit, credit, created_at)
    select 'capture', gateway, coalesce(gateway_ref, id::text), coalesce(gateway_ref, id::text), order_id, id, amount,
      currency, gateway, 'sales', coalesce(confirmed_at, created_at)
    from payments where state = 'confirmed' and amount > 0`.execute(db)
  await sql`
    alter table money_inbox
      drop constraint money_inbox_kind_check,
      add constraint money_inbox_kind_check check (kind in
        ('late', 'double', 'short', 'orphan', 'mismatch', 'dispute', 'refund_failed', 'missing', 'unequal')),
      add column resolution text check (resolution in ('refunded', 'attached', 'reinstated', 'settled')),
      add column resolved_by uuid,
      add column resolved_reason text`.execute(db)
  await sql`create index money_inbox_open on money_inbox (id) where resolved_at is null`.execute(db)
  await sql`
    alter table webhook_events
      add column about text not null default 'payment' check (about in ('payment', 'history'))`.execute(db)
  await sql`create index webhook_events_dead on webhook_events (id) where outcome = 'dead'`.execute(db)
  await sql`create index webhook_events_by_ref on webhook_events (gateway, gateway_ref)`.execute(db)
}
