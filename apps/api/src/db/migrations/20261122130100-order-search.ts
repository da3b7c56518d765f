import { sql, type Kysely } from 'kysely'
import { createIndexConcurrently } from '../concurrent-index.ts'

export const transaction = false

/**
 * An index of what an order is searched by, made of keys that are rare where words are common: each word, each two words
 * of a name that follow each other, and each four digits of a phone number. `orders/search-text.ts` asks in these keys.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function order_search_keys(search_text text) returns tsvector
    language plpgsql immutable strict parallel safe as $$
    declare
      words text[] := array_remove(string_to_array(search_text, ' '), '');
      keys text[] := words;
      before text;
      word text;
    begin
      foreach word in array words loop
        if word ~ '[0-9]' then
          for place in 1 .. length(word) - 3 loop
            if substr(word, place, 4) ~ '^[0-9]{4}$' then
              keys := keys || ('#' || substr(word, place, 4));
            end if;
          end loop;
          before := null;
        else
          keys := keys || ('+' || before || ' ' || word);
          before := word;
        end if;
      end loop;
      return array_to_tsvector(array_remove(keys, null));
    end $$`.execute(db)
  // What is not sorted in yet is read by every search, so it is kept short.
  await createIndexConcurrently(
    db,
    'orders_by_search_key',
    'orders using gin (order_search_keys(search_text)) with (gin_pending_list_limit = 256)',
  )
  // Contract: the release before finds the same orders without this index, slower, while it is being replaced.
  await sql`drop index concurrently if exists orders_search`.execute(db)
}
