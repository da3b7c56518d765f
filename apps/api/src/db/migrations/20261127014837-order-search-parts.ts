import { sql, type Kysely } from 'kysely'

/**
 * Staff find an order by its email address, and by the parts of a name with an apostrophe or a hyphen. Keys are only
 * added, so that the previous release finds what it found.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Numbers of orders stay whole: they have a hyphen, too.
  await sql`
    create function order_search_keys(search_text text, email text) returns tsvector
    language sql immutable parallel safe as $$
      select order_search_keys(search_text)
        || order_search_keys((
          select coalesce(string_agg(case when word ~ '[0-9]|^r-' then word
            else translate(word, '''’‘ʼ´\`-‐‑–', '          ') end, ' ' order by place), '')
          from unnest(string_to_array(search_text, ' ')) with ordinality as words (word, place)))
        || array_to_tsvector(array_remove(array[lower(nullif(email, ''))], null))
    $$`.execute(db)
  await sql`
    create or replace function write_order_search_entry() returns trigger language plpgsql as $$
    begin
      insert into order_search_entries (order_id, keys)
        values (new.id, order_search_keys(new.search_text, new.guardian_email))
        on conflict (order_id) do update set keys = excluded.keys;
      return null;
    end $$`.execute(db)
}
