import type { Sales, SalesReport } from '@recadinho/contracts/analytics'
import { otherKey } from '@recadinho/contracts/filters'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { Period } from '../tracking/store/event-store.ts'

/** Of each part the largest keys; the orders of the others add up under `other`. */
const keysOfPart = 100

/** The start of a day in the period's zone, or of the day `later` days after it. */
const midnight = (day: string, zone: string, later = 0) =>
  sql<Date>`((${day}::date + ${later}::int)::timestamp at time zone ${zone})`

const within = (column: RawBuilder<unknown>, { from, until, zone }: Period) => sql`
  ${column} >= ${midnight(from, zone)} and ${column} < ${midnight(until, zone, 1)}`

/** SQL conditions of the filters. An order's origin comes from its session; its country is that of the sale. */
const narrowedBy = ({ source, device, slice }: Period) => sql`
  ${source === undefined ? sql`` : sql`and g.source = ${source}`}
  ${device === undefined ? sql`` : sql`and g.device = ${device}`}
  ${slice?.part === 'country' ? sql`and o.country = ${slice.key}` : sql``}
  ${slice?.part === 'campaign' ? sql`and g.campaign = ${slice.key}` : sql``}
  ${slice?.part === 'affiliate' ? sql`and o.affiliate_code = ${slice.key}` : sql``}`

const isNarrowed = ({ source, device, slice }: Period) =>
  source !== undefined || device !== undefined || slice !== undefined

/** Orders by their time of payment, `confirmed_at`, as on the dashboard. */
const paidOrders = (period: Period) => sql`
  orders o left join order_origins g on g.order_id = o.id
  where ${within(sql`o.confirmed_at`, period)} ${narrowedBy(period)}`

/** Ledger entries, summed as on the dashboard; unmatched money is only included without filters. */
const entries = (period: Period) =>
  isNarrowed(period)
    ? sql`ledger l join orders o on o.id = l.order_id left join order_origins g on g.order_id = o.id
        where ${within(sql`l.created_at`, period)} ${narrowedBy(period)}`
    : sql`ledger l where ${within(sql`l.created_at`, period)}`

export async function readSpan(db: Db, { from, until, zone }: Period): Promise<{ since: Date; until: Date }> {
  const { rows } = await sql<{ since: Date; until: Date }>`
    select ${midnight(from, zone)} as since, (${until}::date + 1)::timestamp at time zone ${zone} as until`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('A row of values is always there')
  return row
}

/** Orders and money by day and currency, each on the day of its entry. */
const moved = (period: Period) => sql`
  select (o.confirmed_at at time zone ${period.zone})::date as day, o.currency, count(*) as orders, sum(o.total) as total,
    0 as received, 0 as refunded
  from ${paidOrders(period)} group by 1, 2
  union all
  select (l.created_at at time zone ${period.zone})::date, l.currency, 0, 0,
    coalesce(sum(l.amount) filter (where kind = 'capture'), 0),
    coalesce(sum(l.amount) filter (where kind in ('refund', 'dispute')), 0)
      - coalesce(sum(l.amount) filter (where kind in ('refund_returned', 'dispute_returned')), 0)
  from ${entries(period)} group by 1, 2`

/** Exact up to 90 trillion minor units. */
const sums = sql`
  sum(orders)::float8 as orders, sum(total)::float8 as total, sum(received)::float8 as received,
  greatest(0, sum(refunded))::float8 as refunded`

export async function readDays(db: Db, period: Period): Promise<SalesReport['days']> {
  const { rows } = await sql<SalesReport['days'][number]>`
    select day::text, currency, ${sums} from (${moved(period)}) m group by day, currency order by day, currency`.execute(
    db,
  )
  return rows
}

export async function readTotals(db: Db, period: Period): Promise<Sales[]> {
  const { rows } = await sql<Sales>`
    select currency, ${sums} from (${moved(period)}) m group by currency order by currency`.execute(db)
  return rows
}

export async function readParts(db: Db, period: Period): Promise<SalesReport['parts']> {
  const { rows } = await sql<SalesReport['parts'][number]>`
    with counted as (
      select p.part, p.key, o.currency, count(*) as orders, sum(o.total) as total,
        sum(count(*)) over (partition by p.part, p.key) as whole,
        coalesce(p.key, '') not in ('', ${otherKey}) as named
      from (select o.currency, o.total, o.country, o.affiliate_code, o.promo_code, g.source, g.campaign, g.device
        from ${paidOrders(period)}) o
      cross join lateral (values ('source', source), ('device', device),
        ('campaign', case when source is not null then coalesce(campaign, '') end), ('country', coalesce(country, '')),
        ('affiliate', coalesce(affiliate_code, '')), ('promo_code', coalesce(promo_code, ''))) as p (part, key)
      group by p.part, p.key, o.currency
    ), ranked as (
      select part, key, currency, orders, total, named,
        dense_rank() over (partition by part order by not named, whole desc, key) as place
      from counted
    )
    select part, case when named and place > ${keysOfPart} then ${otherKey} else key end as key, currency,
      sum(orders)::int as orders, sum(total)::float8 as total
    from ranked group by 1, 2, 3 order by part, min(place), currency`.execute(db)
  return rows
}
