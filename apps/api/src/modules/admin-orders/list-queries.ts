import type { AdminOrderListQuery } from '@recadinho/contracts/admin-orders'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { plannedEachTime } from '../../db/prepared.ts'
import { searchPattern } from '../orders/search-text.ts'

/** Where a page ended: the columns that the list goes by. */
export interface Position {
  urgency: number
  order: string
  id: string
}

/** One page, the most urgent first: running by due time, held, pending and the rest with the newest first. */
export const listOrders = (
  db: Db,
  filter: AdminOrderListQuery,
  after: Position | undefined,
  limit: number,
  now: Date,
) =>
  db
    .selectFrom('orders')
    .$if(filter.search !== undefined, (query) => query.modifyFront(plannedEachTime))
    .select([
      'id',
      'number',
      'guardian_name',
      'child_name',
      'whatsapp_number',
      'package_title',
      'status',
      'stage',
    ])
    .select(['payment_status', 'on_hold_since', 'total', 'currency', 'created_at', 'due_at', 'urgency'])
    // Not named like its column: ORDER BY would then go by the text.
    .select(sql<string>`urgency_order::text`.as('position'))
    .$if(filter.status !== undefined, (query) => query.where('status', '=', filter.status ?? 'pending'))
    .$if(filter.stage !== undefined, (query) =>
      query.where('status', '=', 'in_production').where('stage', '=', filter.stage ?? 'queued'),
    )
    .$if(filter.late === true, (query) => query.where('urgency', '=', 0).where('due_at', '<', now))
    .$if(filter.late === false, (query) =>
      query.where((eb) => eb.or([eb('urgency', '<>', 0), eb('due_at', '>=', now)])),
    )
    .$if(filter.search !== undefined, (query) =>
      query.where('search_text', 'like', searchPattern(filter.search ?? '')),
    )
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(urgency, urgency_order, id) > (${after?.urgency}, ${after?.order}::interval, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('urgency')
    .orderBy(sql`urgency_order`)
    .orderBy('id')
    // Written into the statement: a plan for an unknown number of rows would sort them all.
    .limit(sql.lit(limit))
    .execute()

export type ListedOrder = Awaited<ReturnType<typeof listOrders>>[number]

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
