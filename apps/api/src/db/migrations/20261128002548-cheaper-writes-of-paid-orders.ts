import { sql, type Kysely } from 'kysely'

/**
 * Every paid order is written to its search entry, and changes its status. Names without an apostrophe or a hyphen have
 * no parts to add to their keys, and only orders that are closed or opened again are noted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function order_search_keys(search_text text, email text) returns tsvector
      language plpgsql immutable parallel safe as $$
      declare
        keys tsvector := order_search_keys(search_text);
      begin
        if search_text ~ '(^| )(?!r-)[^0-9 ]*[''’‘ʼ´\`‐‑–-]' then
          keys := keys || order_search_keys((
            select coalesce(string_agg(case when word ~ '[0-9]|^r-' then word
              else translate(word, '''’‘ʼ´\`-‐‑–', '          ') end, ' ' order by place), '')
            from unnest(string_to_array(search_text, ' ')) with ordinality as words (word, place)));
        end if;
        return keys || array_to_tsvector(array_remove(array[lower(nullif(email, ''))], null));
      end
    $$;
    create or replace trigger orders_closed_updated after update of status on orders for each row
      when (old.status <> new.status and (old.status in ('completed', 'expired', 'cancelled')
        or new.status in ('completed', 'expired', 'cancelled')))
      execute function note_closed_order()`.execute(db)
}
