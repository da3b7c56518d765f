import { sql, type Kysely } from 'kysely'

/**
 * An order gets its search entry from the statement with which it is paid. Unpaid orders are searched in the index
 * `orders_unpaid`; an entry that one of them had is deleted with the next change of its search text.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function write_order_search_entry() returns trigger language plpgsql as $$
      begin
        if new.confirmed_at is null then
          delete from order_search_entries where order_id = new.id;
        else
          insert into order_search_entries (order_id, keys)
            values (new.id, order_search_keys(new.search_text, new.guardian_email))
            on conflict (order_id) do update set keys = excluded.keys;
        end if;
        return null;
      end
    $$;
    create or replace trigger orders_search_entry after update of confirmed_at, search_text on orders for each row
      execute function write_order_search_entry();
    create trigger orders_search_entry_inserted after insert on orders for each row when (new.confirmed_at is not null)
      execute function write_order_search_entry()`.execute(db)
}
