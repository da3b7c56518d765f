import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/client.ts'
import { plannedEachTime } from '../../db/prepared.ts'
import { fold, searchFor, separators, type Search } from '../orders/search-text.ts'
import { byUrgency, listedColumns, whereAll, type ListedOrder, type Page } from './list-columns.ts'

/** How many orders of the list are scanned before, and after, the search index is tried. */
const near = 1000
const far = 10_000
/** Terms with more matches than this are common enough to be found by scanning the list. */
const few = 300

/**
 * One page of a search, in the list's order. There are two ways to find it, and PostgreSQL cannot know which is
 * faster. Scanning the list soon finds what many orders share, such as a common name. The index finds what few orders
 * share, but has no order, so that all matches are collected and sorted first. So a short part of the list is scanned.
 * If nothing matches, the index shows whether there are only a few matches; if something does, a longer scan probably
 * finds the rest.
 */
export async function searchOrders(
  db: Db,
  typed: string,
  conditions: readonly RawBuilder<unknown>[],
  limit: number,
): Promise<ListedOrder[]> {
  const search = searchFor(typed)
  // A complete number matches only a few orders, wherever they are in the list.
  if (/\d/.test(typed) && fold(typed).length >= 8 && search.keys !== undefined)
    return (await findByKeys(db, search, conditions, limit)).page
  // An email address is not in the list's index.
  if (search.of === 'email') return (await findByKeys(db, search, conditions, limit)).page
  const met = await readDown(db, search, conditions, limit, near)
  if (met.length === limit || search.keys === undefined) return met
  if (met.length === 0) {
    const rare = await findByKeys(db, search, conditions, limit, few)
    if (rare.matches <= few) return rare.page
  }
  const more = await readDown(db, search, conditions, limit, far)
  return more.length === limit ? more : (await findByKeys(db, search, conditions, limit)).page
}

/** The matches among the first `among` orders of the list. */
async function readDown(
  db: Db,
  search: Search,
  conditions: readonly RawBuilder<unknown>[],
  limit: number,
  among: number,
): Promise<ListedOrder[]> {
  const first = sql`select id, search_text, urgency, urgency_order from orders ${whereAll(conditions)} ${byUrgency} limit ${sql.lit(among)}`
  const ids = sql`select id from (${first}) as first where ${matches(search)} ${byUrgency} limit ${sql.lit(limit)}`
  const { rows } = await sql<Page>`
    select ${plannedEachTime} json_agg(page) as page from (${listed(ids)}) as page`.execute(db)
  return rows[0]?.page ?? []
}

/**
 * A sorted page of the matches, and their number. With more than `atMost` matches, the page is not the first one.
 * `materialized` keeps PostgreSQL from scanning the whole list. The ids are an array because it would start a join from
 * `orders`, as it underestimates how many rows match the pattern.
 */
async function findByKeys(
  db: Db,
  search: Search,
  conditions: readonly RawBuilder<unknown>[],
  limit: number,
  atMost?: number,
): Promise<{ page: ListedOrder[]; matches: number }> {
  const keyed = sql`select order_id from order_search_entries where keys @@ ${search.keys}::tsquery`
  const matching = [sql`id = any(array(${keyed}))`, matches(search), ...conditions]
  const end = atMost === undefined ? sql`` : sql`limit ${sql.lit(atMost + 1)}`
  const { rows } = await sql<Page & { matches: number }>`
    with found as materialized (select id, urgency, urgency_order from orders ${whereAll(matching)} ${end})
    select ${plannedEachTime} (select count(*)::int from found) as matches, json_agg(page) as page from (
      ${listed(sql`select id from found ${byUrgency} limit ${sql.lit(limit)}`)}
    ) as page`.execute(db)
  return { page: rows[0]?.page ?? [], matches: rows[0]?.matches ?? 0 }
}

/** Whether an order is what a search looks for. */
export function matches({ of, patterns }: Search): RawBuilder<unknown> {
  const text =
    of === 'email'
      ? sql`lower(guardian_email)`
      : sql`translate(search_text, ${sql.lit(separators)}, ${sql.lit(' '.repeat(separators.length))})`
  return patterns.length === 1 ? sql`${text} like ${patterns[0]}` : sql`${text} like any(${patterns})`
}

/** The list's rows for these orders. */
const listed = (ids: RawBuilder<unknown>) =>
  sql`select ${listedColumns} from orders where id = any(array(${ids})) ${byUrgency}`
