import type { AdminOrderListQuery } from '@recadinho/contracts/admin-orders'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { plannedEachTime } from '../../db/prepared.ts'
import type { Reader } from './claim-view.ts'
import { conditionsOf } from './list-conditions.ts'
import {
  byUrgency,
  listedColumns,
  notPending,
  firstOrders,
  pending,
  type ListedOrder,
  type Page,
} from './list-columns.ts'
import { searchFor } from '../orders/search-text.ts'
import { searchOrders } from './search-queries.ts'

/** The sort key of a page's last row. */
export interface Position {
  urgency: number
  order: string
  id: string
}

/**
 * One page, most urgent first: running orders by due time, then held, pending and the rest, newest first. Written as
 * raw SQL and returned as one JSON value: building the statement piece by piece and decoding its rows cell by cell cost
 * more than running it.
 */
export async function listOrders(
  db: Db,
  filter: AdminOrderListQuery,
  after: Position | undefined,
  limit: number,
  reader: Reader,
): Promise<ListedOrder[]> {
  const conditions = conditionsOf(filter, reader)
  if (after) {
    conditions.push(
      sql`(urgency, urgency_order, id) > (${after.urgency}, ${after.order}::interval, ${after.id}::uuid)`,
    )
  }
  if (filter.search !== undefined)
    return searchOrders(db, { search: searchFor(filter.search), conditions, limit, now: reader.now })
  const { status, cursor: _, limit: __, ...others } = filter
  const parts = status === undefined ? [notPending, pending] : [status === 'pending' ? pending : notPending]
  const planned = Object.keys(others).length === 0 ? sql`` : plannedEachTime
  const { rows } = await sql<Page>`
    select ${planned} json_agg(page) as page from (
      select ${listedColumns} from ${firstOrders(parts, conditions, limit)} ${byUrgency} limit ${sql.lit(limit)}
    ) as page`.execute(db)
  return rows[0]?.page ?? []
}

/** Orders per status, and late ones, in one statement: open orders are counted, closed ones come from stored totals. */
export async function countOrders(db: Db, now: Date) {
  const { rows } = await sql<
    Record<'pending' | 'in_production' | 'completed' | 'expired' | 'cancelled' | 'late', number>
  >`
    with by_status as (
      select status, count(*) as orders from orders where status = 'in_production' group by status
      union all select 'pending', count(*) from orders where ${pending}
      union all select status, orders from closed_order_counts
      union all select status, sum(change) from closed_order_changes group by status
    )
    select
      coalesce(sum(orders) filter (where status = 'pending'), 0)::int as pending,
      coalesce(sum(orders) filter (where status = 'in_production'), 0)::int as in_production,
      coalesce(sum(orders) filter (where status = 'completed'), 0)::int as completed,
      coalesce(sum(orders) filter (where status = 'expired'), 0)::int as expired,
      coalesce(sum(orders) filter (where status = 'cancelled'), 0)::int as cancelled,
      (select count(*)::int from orders
        where urgency = 0 and urgency_order < ${now}::timestamptz - timestamptz '2000-01-01 00:00:00Z' and due_at < ${now}) as late
    from by_status`.execute(db)
  const [counts] = rows
  if (counts === undefined) throw new Error('An aggregate always has one row')
  return counts
}

export type OrderCounts = Awaited<ReturnType<typeof countOrders>>

/** The countries of all orders: with one index lookup per country, and those of pending orders, which are few. */
export async function listCountries(db: Db): Promise<string[]> {
  const { rows } = await sql<{ country: string }>`
    with recursive known as (
      (select country from orders where country is not null and ${notPending} order by country limit 1)
      union all
      select (select country from orders where country > known.country and ${notPending} order by country limit 1)
      from known where known.country is not null
    )
    select country from known where country is not null
    union select country from orders where country is not null and ${pending}
    order by country`.execute(db)
  return rows.map(({ country }) => country)
}

/** Folds the changes of closed orders into the totals, so that a reader never has many rows to sum. */
export async function foldClosedOrders(db: Db): Promise<void> {
  await sql`
    with taken as (delete from closed_order_changes returning status, change)
    insert into closed_order_counts (status, orders)
    select status, sum(change) from taken group by status
    on conflict (status) do update set orders = closed_order_counts.orders + excluded.orders`.execute(db)
}
