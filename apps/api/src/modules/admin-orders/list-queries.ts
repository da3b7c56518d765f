import type { AdminOrderListQuery } from '@recadinho/contracts/admin-orders'
import type { LocalizedText } from '@recadinho/contracts/common'
import type { OrderPaymentStatus, OrderStatus, ProductionStage } from '@recadinho/contracts/orders'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/client.ts'
import { plannedEachTime } from '../../db/prepared.ts'
import { searchPattern } from '../orders/search-text.ts'

/** Where a page ended: the columns that the list goes by. */
export interface Position {
  urgency: number
  order: string
  id: string
}

/** A row of the list, with its place in it. */
export interface ListedOrder {
  id: string
  number: string
  guardian_name: string
  child_name: string
  whatsapp_number: string
  package_title: LocalizedText
  status: OrderStatus
  stage: ProductionStage | null
  payment_status: OrderPaymentStatus
  on_hold: boolean
  total: number
  currency: string
  created_at: string
  due_at: string | null
  urgency: number
  position: string
}

/**
 * One page, the most urgent first: running by due time, held, pending and the rest with the newest first. Written out
 * and brought over as one value: building the statement piece by piece and reading its rows cell by cell cost more than
 * running it.
 */
export async function listOrders(
  db: Db,
  filter: AdminOrderListQuery,
  after: Position | undefined,
  limit: number,
  now: Date,
): Promise<ListedOrder[]> {
  const conditions = conditionsOf(filter, now)
  if (after) {
    conditions.push(
      sql`(urgency, urgency_order, id) > (${after.urgency}, ${after.order}::interval, ${after.id}::uuid)`,
    )
  }
  const where = conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`
  // The position is not named like its column: ORDER BY would then go by the text. The limit is written into the
  // statement: a plan for an unknown number of rows would sort them all.
  const { rows } = await sql<{ page: ListedOrder[] | null }>`
    select ${filter.search === undefined ? sql`` : plannedEachTime} json_agg(page) as page from (
      select id, number, guardian_name, child_name, whatsapp_number, package_title, status, stage, payment_status,
        on_hold_since is not null as on_hold, total, currency, created_at, due_at, urgency, urgency_order::text as position
      from orders ${where}
      order by urgency, urgency_order, id limit ${sql.lit(limit)}
    ) as page`.execute(db)
  return rows[0]?.page ?? []
}

function conditionsOf(
  { status, stage, late, search }: AdminOrderListQuery,
  now: Date,
): RawBuilder<unknown>[] {
  return [
    ...(status === undefined ? [] : [sql`status = ${status}`]),
    ...(stage === undefined ? [] : [sql`status = 'in_production' and stage = ${stage}`]),
    ...(late === true ? [sql`urgency = 0 and due_at < ${now}`] : []),
    ...(late === false ? [sql`(urgency <> 0 or due_at >= ${now})`] : []),
    ...(search === undefined ? [] : [sql`search_text like ${searchPattern(search)}`]),
  ]
}

/** How many orders are in each status, and how many are late, in one statement. */
export async function countOrders(db: Db, now: Date) {
  const { rows } = await sql<
    Record<'pending' | 'in_production' | 'completed' | 'expired' | 'cancelled' | 'late', number>
  >`
    with by_status as (select status, count(*)::int as count from orders group by status)
    select
      coalesce(sum(count) filter (where status = 'pending'), 0)::int as pending,
      coalesce(sum(count) filter (where status = 'in_production'), 0)::int as in_production,
      coalesce(sum(count) filter (where status = 'completed'), 0)::int as completed,
      coalesce(sum(count) filter (where status = 'expired'), 0)::int as expired,
      coalesce(sum(count) filter (where status = 'cancelled'), 0)::int as cancelled,
      (select count(*)::int from orders where urgency = 0 and due_at < ${now}) as late
    from by_status`.execute(db)
  const [counts] = rows
  if (counts === undefined) throw new Error('An aggregate always has one row')
  return counts
}

export type OrderCounts = Awaited<ReturnType<typeof countOrders>>
