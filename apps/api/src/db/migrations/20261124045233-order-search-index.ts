import { sql, type Kysely } from 'kysely'
import { createIndexConcurrently } from '../concurrent-index.ts'

export const transaction = false

const batch = 5000

/** Fills in the search entries of existing orders and creates their index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  let last: string | undefined = '00000000-0000-0000-0000-000000000000'
  while (last !== undefined) last = await fillAfter(db, last)
  // Every search scans the index's pending list, so it is kept short.
  await createIndexConcurrently(
    db,
    'order_search_entries_by_key',
    'order_search_entries using gin (keys) with (gin_pending_list_limit = 256)',
  )
  // Contract: the previous release finds the same orders without this index, only slower.
  await sql`drop index concurrently if exists orders_by_search_key`.execute(db)
}

/** Returns the last order of a batch; `undefined` after all of them. */
async function fillAfter(db: Kysely<unknown>, last: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with page as (select id, search_text from orders where id > ${last} order by id limit ${batch}),
      added as (
        insert into order_search_entries (order_id, keys) select id, order_search_keys(search_text) from page
        on conflict do nothing)
    select id from page order by id desc limit 1`.execute(db)
  return rows[0]?.id
}
