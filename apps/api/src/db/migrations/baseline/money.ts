import { sql, type Kysely } from 'kysely'

/** Payments, refunds, disputes and the ledger. */
export async function createMoney(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function guard_commission_line() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE'
          or (new.id, new.order_id, new.kind, new.amount, new.currency, new.created_at)
            is distinct from (old.id, old.order_id, old.kind, old.amount, old.currency, old.created_at)
          or new.approved_at is distinct from old.approved_at and old.approved_at is not null
          or new.payout_id is distinct from old.payout_id and old.payout_id is not null
        then
          raise exception 'a commission line is only approved once and paid once' using errcode = 'restrict_violation';
        end if;
        return new;
      end
    $$;

    create table payments (
      id uuid primary key default uuidv7(),
      order_id uuid not null references orders (id),
      gateway text not null check (gateway ~ '^[a-z][a-z0-9_]{1,30}$'),
      method text not null check (method in ('card', 'pix')),
      state text not null default 'created'
        check (state in ('created', 'processing', 'error', 'failed', 'expired', 'cancelled', 'confirmed', 'disputed',
          'lost')),
      amount integer not null check (amount >= 0),
      currency text not null,
      gateway_ref text,
      idempotency_key text not null,
      request_hash bytea not null,
      pix_code text,
      expires_at timestamptz,
      failure_code text,
      next_poll_at timestamptz,
      poll_count smallint not null default 0,
      created_at timestamptz not null default now(),
      confirmed_at timestamptz,
      flow text check (flow in ('inline', 'redirect', 'code', 'link')),
      pay_url text,
      refunded integer not null default 0 check (refunded >= 0),
      counted_by uuid references payments (id), -- the payment that counts the same money
      decline_ref text, -- the gateway's name of the last declined try, so that each is noted once
      unique (gateway, gateway_ref),
      unique (order_id, idempotency_key)
    ) with (fillfactor = 70);
    create index payments_due on payments (gateway, next_poll_at) where next_poll_at is not null;
    create unique index payments_one_open on payments (order_id) where state in ('created', 'processing', 'error');

    create table refunds (
      id uuid primary key default uuidv7(),
      order_id uuid references orders (id),
      payment_id uuid references payments (id),
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
      next_poll_at timestamptz,
      poll_count smallint not null default 0,
      created_at timestamptz not null default now(),
      finished_at timestamptz,
      key_generation smallint not null default 0,
      key_failed_at timestamptz,
      unique (gateway, gateway_ref),
      unique (gateway, payment_ref, idempotency_key)
    );
    create index refunds_by_order on refunds (order_id, id);
    create index refunds_by_payment on refunds (gateway, payment_ref);
    create index refunds_due on refunds (gateway, next_poll_at) where next_poll_at is not null;

    create table disputes (
      id uuid primary key default uuidv7(),
      order_id uuid references orders (id),
      payment_id uuid references payments (id),
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
    );
    create index disputes_by_order on disputes (order_id, id);
    create index disputes_by_payment on disputes (gateway, payment_ref);

    create table ledger (
      id bigint generated always as identity primary key,
      kind text not null
        check (kind in ('capture', 'reclassification', 'refund', 'refund_returned', 'dispute', 'dispute_returned')),
      gateway text not null,
      ref text not null,
      payment_ref text not null,
      order_id uuid,
      payment_id uuid,
      amount integer not null check (amount > 0),
      currency text not null,
      debit text not null,
      credit text not null,
      created_at timestamptz not null default now(),
      check (credit <> debit),
      unique (gateway, kind, ref)
    );
    create index ledger_by_order on ledger (order_id, id);
    create index ledger_by_time_and_gateway on ledger (created_at, gateway);
    create trigger ledger_append_only before delete or update on ledger for each row execute function refuse_change();
    create trigger ledger_no_truncate before truncate on ledger for each statement execute function refuse_change();

    create table ledger_comparisons (
      id bigint generated always as identity primary key,
      gateway text not null,
      night date,
      began_at timestamptz not null,
      listed_until timestamptz not null,
      captures_after bigint not null default 0,
      tries integer not null default 0,
      listed integer not null default 0,
      found integer not null default 0,
      missing integer not null default 0,
      unequal integer not null default 0,
      failed integer not null default 0,
      finished_at timestamptz,
      outcome text check (outcome in ('compared', 'given_up')),
      unique (gateway, night)
    );

    create table ledger_comparison_refs (
      comparison_id bigint not null references ledger_comparisons (id) on delete cascade,
      ref text not null,
      primary key (comparison_id, ref)
    );

    create table money_inbox (
      id bigint generated always as identity primary key,
      kind text not null
        check (kind in ('late', 'duplicate', 'repeats_confirmation', 'underpaid', 'unmatched', 'mismatched', 'dispute',
          'refund_failed', 'missing', 'unequal')),
      gateway text not null,
      gateway_ref text not null,
      order_id uuid references orders (id),
      payment_id uuid references payments (id),
      amount integer,
      currency text,
      detail text,
      created_at timestamptz not null default now(),
      resolved_at timestamptz,
      resolution text check (resolution in ('refunded', 'attached', 'matched', 'reinstated', 'resolved')),
      resolved_by uuid,
      resolved_reason text,
      details jsonb,
      unique (kind, gateway, gateway_ref)
    );
    create index money_inbox_open on money_inbox (id) where resolved_at is null;

    create table pix_credits (
      end_to_end_id text primary key,
      txid text not null,
      ref text not null unique, -- the attempt's reference, once; else the transfer's own name
      amount integer not null check (amount > 0),
      received_at timestamptz not null
    );

    create table webhook_events (
      id bigint generated always as identity primary key,
      gateway text not null,
      event_id text not null,
      type text not null,
      gateway_ref text,
      raw bytea,
      received_at timestamptz not null default now(),
      processed_at timestamptz,
      outcome text,
      tries smallint not null default 0,
      retry_at timestamptz,
      last_error text,
      about text not null default 'payment' check (about in ('payment', 'history')),
      unique (gateway, event_id)
    );
    create index webhook_events_by_ref on webhook_events (gateway, gateway_ref);
    create index webhook_events_by_time on webhook_events (received_at);
    create index webhook_events_dead on webhook_events (id) where outcome = 'dead';
    create index webhook_events_due on webhook_events (gateway, retry_at)
      where processed_at is null and retry_at is not null;
    create index webhook_events_with_body on webhook_events (received_at) where raw is not null;

    create table commission_lines (
      id bigint generated always as identity primary key,
      order_id uuid not null references orders (id),
      affiliate_code text not null references affiliates (code) on update cascade,
      kind text not null check (kind in ('earned', 'reversed', 'restored')),
      amount integer not null,
      currency text not null,
      created_at timestamptz not null,
      approved_at timestamptz,
      payout_id bigint references affiliate_payouts (id),
      check (amount <> 0 and (amount < 0) = (kind = 'reversed')),
      check (payout_id is null or approved_at is not null)
    );
    create index commission_lines_by_affiliate on commission_lines (affiliate_code, id);
    create index commission_lines_by_order on commission_lines (order_id);
    create index commission_lines_by_payout on commission_lines (payout_id);
    create index commission_lines_unpaid on commission_lines (affiliate_code, currency) where payout_id is null;
    create trigger commission_lines_guard before delete or update on commission_lines for each row
      execute function guard_commission_line()`.execute(db)
}
