import type { RevenueFigures, SalesFigures, WorkFigures } from '@recadinho/contracts/dashboard'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { Period } from './period.ts'

const dayMs = 24 * 3_600_000

/** A timestamp in JSON, in the contract's format. */
const utc = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Reads only open orders, which are always few, through the list's index. */
export async function readWork(db: Db, now: Date): Promise<Omit<WorkFigures, 'serverTime'>> {
  const soon = new Date(now.getTime() + dayMs)
  const { rows } = await sql<Omit<WorkFigures, 'serverTime'>>`
    with open as (
      select id, number, status, due_at, urgency,
        exists (select from order_claims c where c.order_id = orders.id and c.expires_at > ${now}) as claimed
      from orders where status = 'in_production'
    ), problems as (
      select o.id, o.number, p.reason, p.reported_at from video_problems p join orders o on o.id = p.order_id
      where p.resolved_at is null and o.status = 'completed' and p.video_id = (
        select v.id from videos v where v.order_id = o.id and v.state = 'ready' order by v.id desc limit 1)
      union all
      -- The newest film of an order, until it is approved or withdrawn, or staff have uploaded a newer video.
      select o.id, o.number, f.problems[1], coalesce(f.made_at, f.failed_at)
      from orders o cross join lateral (
        -- Who speaks is seen beside the film, and asked before it is approved.
        select id, array_remove(array_remove(problems, 'not_voiced'), 'draft_voice') as problems, made_at, failed_at
        from films where order_id = o.id order by id desc limit 1) f
      left join videos v on v.id = f.id
      where o.status = 'in_production' and f.problems <> '{}'
        and (f.failed_at is not null or (v.state = 'draft' and v.revoked_at is null))
        and not exists (select from videos n where n.order_id = o.id and n.state = 'ready' and n.revoked_at is null and n.id > f.id)
    )
    select
      count(*)::int as "inProduction",
      count(*) filter (where urgency = 0 and due_at < ${now})::int as late,
      count(*) filter (where urgency = 0 and due_at >= ${now} and due_at < ${soon})::int as "dueSoon",
      count(*) filter (where urgency = 1)::int as "onHold",
      count(*) filter (where urgency = 0 and not claimed)::int as unclaimed,
      (select count(*)::int from orders where status = 'pending') as "pendingPayment",
      (select count(*)::int from problems) as problems,
      coalesce((
        select json_agg(json_build_object('id', id, 'number', number, 'reason', reason, 'reportedAt',
          ${utc('reported_at')}) order by reported_at, id)
        from (select id, number, reason, reported_at from problems order by reported_at, id limit 5) as longest), '[]'::json) as "problemOrders",
      coalesce((
        select json_agg(json_build_object('id', id, 'number', number, 'dueAt', ${utc('due_at')}) order by due_at, id)
        from (select id, number, due_at from open where urgency = 0 and due_at is not null
          order by due_at, id limit 5) as next), '[]'::json) as next
    from open`.execute(db)
  const [work] = rows
  if (!work) throw new Error('An aggregate always has one row')
  return work
}

interface SalesRow {
  day: string
  orders: number
  paid: number
}

/** By day of the shop, including days without sales; and the sums of the preceding period. Visits come from the analytics. */
export async function readSales(
  db: Db,
  period: Period,
  visits: { days: ReadonlyMap<string, number>; before: number; funnel: SalesFigures['visits'] },
): Promise<SalesFigures> {
  const { timeZone, from, until } = period
  const byDay = (table: string, at: string) => sql`
    select (${sql.ref(at)} at time zone ${timeZone})::date as day, count(*)::int as many
    from ${sql.table(table)} where ${sql.ref(at)} >= ${from} and ${sql.ref(at)} < ${until} group by 1`
  const before = (table: string, at: string) => sql`
    (select count(*)::int from ${sql.table(table)}
      where ${sql.ref(at)} >= ${period.before.from} and ${sql.ref(at)} < ${period.before.until})`
  const [days, sums, placed] = await Promise.all([
    sql<SalesRow>`
      select day::text, coalesce(o.many, 0) as orders, coalesce(p.many, 0) as paid
      from (select generate_series((${from}::timestamptz at time zone ${timeZone})::date,
        (${until}::timestamptz at time zone ${timeZone})::date, interval '1 day')::date as day) as days
      left join (${byDay('orders', 'created_at')}) o using (day)
      left join (${byDay('orders', 'confirmed_at')}) p using (day)
      order by day`.execute(db),
    sql<Omit<SalesRow, 'day'>>`
      select ${before('orders', 'created_at')} as orders,
        ${before('orders', 'confirmed_at')} as paid`.execute(db),
    sql<SalesFigures['orders']>`
      select count(*)::int as all, count(confirmed_at)::int as paid
      from orders where created_at >= ${from} and created_at < ${until}`.execute(db),
  ])
  const [sum = { orders: 0, paid: 0 }] = sums.rows
  return {
    since: from.toISOString(),
    days: days.rows.map((row) => Object.assign(row, { visits: visits.days.get(row.day) ?? 0 })),
    before: { ...sum, visits: visits.before },
    visits: visits.funnel,
    orders: placed.rows[0] ?? { all: 0, paid: 0 },
  }
}

interface RevenueRow {
  currency: string
  received: string
  refunded: string
}

/** Returned refunds count as not refunded, and won disputes likewise. */
const moved = sql`
  coalesce(sum(amount) filter (where kind = 'capture'), 0) as received,
  greatest(0, coalesce(sum(amount) filter (where kind in ('refund', 'dispute')), 0)
    - coalesce(sum(amount) filter (where kind in ('refund_returned', 'dispute_returned')), 0)) as refunded`

export async function readRevenue(db: Db, period: Period): Promise<RevenueFigures> {
  const { timeZone, from, until, before } = period
  const [days, sums] = await Promise.all([
    sql<RevenueRow & { day: string }>`
      select (created_at at time zone ${timeZone})::date::text as day, currency, ${moved}
      from ledger where created_at >= ${from} and created_at < ${until}
      group by 1, currency order by 1, currency`.execute(db),
    sql<RevenueRow>`
      select currency, ${moved} from ledger
      where created_at >= ${before.from} and created_at < ${before.until}
      group by currency order by currency`.execute(db),
  ])
  return { days: days.rows.map(inNumbers), before: sums.rows.map(inNumbers) }
}

/** A 64-bit sum is returned as text; a number is exact up to 90 trillion currency units. */
const inNumbers = <Row extends RevenueRow>(row: Row) =>
  Object.assign(row, { received: Number(row.received), refunded: Number(row.refunded) })
