import { sql, type Kysely } from 'kysely'

/**
 * Keeps how many orders are closed. Open ones are few and are counted when they are shown; the number of closed ones only grows.
 * Each order that closes or opens again adds a row of its own, so that no two orders wait for the same counter; the
 * nightly clean-up adds the rows up.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table closed_order_counts (status text primary key, orders bigint not null)`.execute(db)
  await sql`
    create table closed_order_changes (
      id bigint generated always as identity primary key,
      status text not null,
      change smallint not null check (change in (-1, 1))
    )`.execute(db)
  await sql`
    create function note_closed_order() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' and old.status in ('completed', 'expired', 'cancelled') then
        insert into closed_order_changes (status, change) values (old.status, -1);
      end if;
      if tg_op <> 'DELETE' and new.status in ('completed', 'expired', 'cancelled') then
        insert into closed_order_changes (status, change) values (new.status, 1);
      end if;
      return null;
    end $$`.execute(db)
  // The conditions are short because PostgreSQL reads them again with every statement.
  await sql`
    create trigger orders_closed_inserted after insert on orders
    for each row when (new.status <> 'pending') execute function note_closed_order()`.execute(db)
  await sql`
    create trigger orders_closed_updated after update of status on orders
    for each row when (old.status <> new.status) execute function note_closed_order()`.execute(db)
  await sql`
    create trigger orders_closed_deleted after delete on orders
    for each row execute function note_closed_order()`.execute(db)
  // The triggers' lock keeps every other writer out until this is committed, so that none is missed or counted twice.
  await sql`
    insert into closed_order_counts (status, orders)
    select status, count(*) from orders where status in ('completed', 'expired', 'cancelled') group by status`.execute(
    db,
  )
}
