import { sql, type Kysely } from 'kysely'

/** What affiliates earn by orders, line by line, and what they were paid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column affiliate_commission smallint`.execute(db)
  await sql`
    alter table settings add column commission_days smallint not null default 30
      check (commission_days between 7 and 365)`.execute(db)
  await sql`
    create table affiliate_payouts (
      id bigint generated always as identity primary key,
      idempotency_key text not null unique,
      request_hash bytea not null,
      currency text not null,
      amount bigint not null check (amount > 0),
      staff_id uuid not null references staff,
      created_at timestamptz not null
    )`.execute(db)
  await sql`
    create table commission_lines (
      id bigint generated always as identity primary key,
      order_id uuid not null references orders,
      affiliate_code text not null references affiliates on update cascade,
      kind text not null check (kind in ('earned', 'reversed', 'restored')),
      amount integer not null check (amount <> 0 and (amount < 0) = (kind = 'reversed')),
      currency text not null,
      created_at timestamptz not null,
      approved_at timestamptz,
      payout_id bigint references affiliate_payouts,
      check (payout_id is null or approved_at is not null)
    )`.execute(db)
  await sql`create index commission_lines_by_order on commission_lines (order_id)`.execute(db)
  await sql`create index commission_lines_by_affiliate on commission_lines (affiliate_code, id)`.execute(db)
  await sql`create index commission_lines_by_payout on commission_lines (payout_id)`.execute(db)
  await sql`
    create index commission_lines_unpaid on commission_lines (affiliate_code, currency)
    where payout_id is null`.execute(db)
  // Whatever the code does: an amount never changes, nothing is approved or paid twice.
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
    end $$`.execute(db)
  await sql`
    create trigger commission_lines_guard before update or delete on commission_lines
    for each row execute function guard_commission_line()`.execute(db)
}
