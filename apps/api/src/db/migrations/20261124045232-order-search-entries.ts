import { sql, type Kysely } from 'kysely'

/**
 * The keys by which staff find an order, in their own table: their GIN index is expensive to write, and every change of
 * an order writes its index entries again. A trigger writes them, so that the previous release does too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_search_entries (
      order_id uuid primary key references orders on delete cascade,
      keys tsvector not null
    )`.execute(db)
  await sql`
    create function write_order_search_entry() returns trigger language plpgsql as $$
    begin
      insert into order_search_entries (order_id, keys) values (new.id, order_search_keys(new.search_text))
        on conflict (order_id) do update set keys = excluded.keys;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger orders_search_entry after insert or update of search_text on orders
    for each row execute function write_order_search_entry()`.execute(db)
}
