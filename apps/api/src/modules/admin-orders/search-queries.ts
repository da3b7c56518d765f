import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/client.ts'
import { plannedEachTime } from '../../db/prepared.ts'
import { fold, searchFor, type Search } from '../orders/search-text.ts'
import { byUrgency, listedColumns, whereAll, type ListedOrder, type Page } from './list-columns.ts'

/** How far down the list a page is looked for before the search's index is asked. */
const near = 250
const far = 10_000

/**
 * One page of a search, in the order of the list. Two ways lead there, and PostgreSQL cannot tell beforehand which is
 * short: what many orders share (a common name) is soon met by reading down the list; what few have is found by the
 * index, which knows no order, so that all matches are sorted. So the list is read a little way first.
 */
export async function searchOrders(
  db: Db,
  typed: string,
  conditions: readonly RawBuilder<unknown>[],
  limit: number,
): Promise<ListedOrder[]> {
  const search = searchFor(typed)
  // Of a whole number there are only a few, wherever they stand.
  if (/\d/.test(typed) && fold(typed).length >= 8 && search.keys !== undefined)
    return findByKeys(db, search, conditions, limit)
  const met = await readDown(db, search, conditions, limit, near)
  if (met.length === limit || search.keys === undefined) return met
  const more = met.length === 0 ? [] : await readDown(db, search, conditions, limit, far)
  return more.length === limit ? more : findByKeys(db, search, conditions, limit)
}

/** The matches among the first orders of the list. */
function readDown(
  db: Db,
  { pattern }: Search,
  conditions: readonly RawBuilder<unknown>[],
  limit: number,
  among: number,
): Promise<ListedOrder[]> {
  return pageOf(
    db,
    sql`select id from (
      select id, search_text, urgency, urgency_order from orders ${whereAll(conditions)} ${byUrgency} limit ${sql.lit(among)}
    ) as first where search_text like ${pattern} ${byUrgency} limit ${sql.lit(limit)}`,
  )
}

/** All matches, sorted. Materialized: else PostgreSQL would read down the whole list in the hope of meeting them early. */
function findByKeys(
  db: Db,
  { pattern, keys }: Search,
  conditions: readonly RawBuilder<unknown>[],
  limit: number,
): Promise<ListedOrder[]> {
  const matches = [
    sql`order_search_keys(search_text) @@ ${keys}::tsquery`,
    sql`search_text like ${pattern}`,
    ...conditions,
  ]
  return pageOf(
    db,
    sql`with found as materialized (select id, urgency, urgency_order from orders ${whereAll(matches)})
      select id from found ${byUrgency} limit ${sql.lit(limit)}`,
  )
}

/** The rows of these orders, as the list shows them. */
async function pageOf(db: Db, ids: RawBuilder<unknown>): Promise<ListedOrder[]> {
  const { rows } = await sql<Page>`
    select ${plannedEachTime} json_agg(page) as page from (
      select ${listedColumns} from orders where id = any(array(${ids})) ${byUrgency}
    ) as page`.execute(db)
  return rows[0]?.page ?? []
}
