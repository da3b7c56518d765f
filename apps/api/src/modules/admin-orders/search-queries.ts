import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/client.ts'
import { plannedEachTime } from '../../db/prepared.ts'
import { separators, type Search } from '../orders/search-text.ts'
import {
  byUrgency,
  listedColumns,
  notPending,
  firstOrders,
  whereAll,
  type ListedOrder,
  type Page,
} from './list-columns.ts'

/** How many orders of the list are scanned before, and after, the search index is tried. */
const near = 1000
const far = 10_000
/** Terms with more matches than this are common enough to be found by scanning the list. */
const few = 300

/** O13.2: how long an unpaid order is found by parts of its words. */
const unpaidFor = sql`interval '14 days'`

interface Query {
  search: Search
  conditions: readonly RawBuilder<unknown>[]
  limit: number
  now: Date
}

/**
 * One page of a search, in the list's order. There are two ways to find it, and PostgreSQL cannot know which is
 * faster. Scanning the list soon finds what many orders share, such as a common name. The index finds what few orders
 * share, but has no order, so that all matches are collected and sorted first. So a short part of the list is scanned.
 * If nothing matches, the index shows whether there are only a few matches; if something does, a longer scan probably
 * finds the rest. Unpaid orders of the last days have no keys, but are few enough to be scanned.
 */
export async function searchOrders(db: Db, query: Query): Promise<ListedOrder[]> {
  const { search, limit } = query
  // A complete number matches only a few orders, wherever they are in the list; an email address is not in its index.
  if (search.isRare && search.keys !== undefined) return (await findByKeys(db, query)).page
  const met = await readDown(db, query, near)
  if (met.length === limit || search.keys === undefined) return met
  if (met.length === 0) {
    const rare = await findByKeys(db, query, few)
    if (rare.matches <= few) return rare.page
  }
  const more = await readDown(db, query, far)
  return more.length === limit ? more : (await findByKeys(db, query)).page
}

/** The matches among the first `among` orders of the list. */
async function readDown(
  db: Db,
  { search, conditions, limit, now }: Query,
  among: number,
): Promise<ListedOrder[]> {
  const searched = firstOrders([paid, unpaidSince(now)], conditions, among)
  const first = sql`select id, search_text, urgency, urgency_order from ${searched} ${byUrgency} limit ${sql.lit(among)}`
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
  { search, conditions, limit, now }: Query,
  atMost?: number,
): Promise<{ page: ListedOrder[]; matches: number }> {
  const ids = sql`select order_id from order_search_entries where keys @@ ${search.keys}::tsquery
    union all select id from orders where ${unpaidSince(now)} and ${matches(search)}
    union all select id from orders where ${isWhole(search)}`
  const matching = [sql`id = any(array(${ids}))`, matches(search), ...conditions]
  const end = atMost === undefined ? sql`` : sql`limit ${sql.lit(atMost + 1)}`
  const { rows } = await sql<Page & { matches: number }>`
    with found as materialized (select id, urgency, urgency_order from orders ${whereAll(matching)} ${end})
    select ${plannedEachTime} (select count(*)::int from found) as matches, json_agg(page) as page from (
      ${listed(sql`select id from found ${byUrgency} limit ${sql.lit(limit)}`)}
    ) as page`.execute(db)
  return { page: rows[0]?.page ?? [], matches: rows[0]?.matches ?? 0 }
}

const paid = sql`confirmed_at is not null and ${notPending}`

/** Unpaid orders of the last days, by the index `orders_unpaid`, whose sort key is their age. */
const unpaidSince = (now: Date) =>
  sql`confirmed_at is null and urgency in (2, 3)
    and urgency_order <= timestamptz '2100-01-01 00:00:00Z' - (${now}::timestamptz - ${unpaidFor})`

/** Whether the term is an order's whole number, phone number or email address, each of which has an index. */
const isWhole = ({ whole }: Search) =>
  sql`(number = any(${whole.numbers}) or whatsapp_number = any(${whole.phones}) or lower(guardian_email) = ${whole.email})`

/** The orders that a search finds: all that are paid, unpaid ones of the last days, and older ones by a whole value. */
export const foundBy = (search: Search, now: Date) =>
  sql`${matches(search)} and (confirmed_at is not null or ${unpaidSince(now)} or ${isWhole(search)})`

/** Whether an order is what a search looks for. */
function matches({ of, patterns }: Search): RawBuilder<unknown> {
  const text =
    of === 'email'
      ? sql`lower(guardian_email)`
      : sql`translate(search_text, ${sql.lit(separators)}, ${sql.lit(' '.repeat(separators.length))})`
  return patterns.length === 1 ? sql`${text} like ${patterns[0]}` : sql`${text} like any(${patterns})`
}

/** The list's rows for these orders. */
const listed = (ids: RawBuilder<unknown>) =>
  sql`select ${listedColumns} from orders where id = any(array(${ids})) ${byUrgency}`
