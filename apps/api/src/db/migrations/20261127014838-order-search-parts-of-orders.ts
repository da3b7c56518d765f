import { sql, type Kysely } from 'kysely'

export const transaction = false

const batch = 1000

/** Fills in the new search keys of existing orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  let last: string | undefined = '00000000-0000-0000-0000-000000000000'
  while (last !== undefined) last = await fillAfter(db, last)
}

/** Returns the last order of a batch; `undefined` after all of them. An order cannot change while its keys are written. */
async function fillAfter(db: Kysely<unknown>, last: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with page as (
        select id, search_text, guardian_email from orders where id > ${last} order by id limit ${batch} for share),
      filled as (
        insert into order_search_entries (order_id, keys)
        select id, order_search_keys(search_text, guardian_email) from page
        on conflict (order_id) do update set keys = excluded.keys)
    select id from page order by id desc limit 1`.execute(db)
  return rows[0]?.id
}
