import { sql, type RawBuilder } from 'kysely'
import { otherKey } from '@recadinho/contracts/filters'
import { funnelSteps, sessionParts, type SessionShare } from '@recadinho/contracts/tracking'
import type { Db } from '../../../../db/client.ts'
import type { DayFigures, Funnel, Period, SessionFilter, Stats } from '../event-store.ts'
import { countDistinct } from '../sketch.ts'

/** Keys per part in a response, largest first; the others add up under `other`. */
const keysOfPart = 100

/** The table with the figures for the filters, and the conditions that select its rows. */
export const figuresOf = ({
  from,
  until,
  source,
  device,
  slice,
  robots,
}: SessionFilter): RawBuilder<unknown> => sql`
  ${slice || robots ? sql`tracking_parts` : sql`tracking_days`} where day between ${from} and ${until}
    ${slice ? sql`and part = ${slice.part} and key = ${slice.key}` : sql``} ${robots ? sql`and part = 'bot'` : sql``}
    ${narrowedBy({ source, device })}`

export const narrowedBy = ({ source, device }: Pick<Period, 'source' | 'device'>) => sql`
  ${source === undefined ? sql`` : sql`and source = ${source}`}
  ${device === undefined ? sql`` : sql`and device = ${device}`}`

/** Figures per day. They add up to the period, except visitors, who may come on several days. */
export async function series(db: Db, period: Period, visits: ReadVisits): Promise<DayFigures[]> {
  const { rows } = await sql<Omit<DayFigures, 'visitors'>>`
    select to_char(day, 'YYYY-MM-DD') as day, sum(sessions)::int as sessions, sum(pages)::int as pages,
      sum(bounces)::int as bounces, sum(seconds)::float8 as seconds, sum(paid)::int as paid
    from ${figuresOf(period)} group by day order by 1`.execute(db)
  const sessions = rows.reduce((sum, row) => sum + row.sessions, 0)
  const visitors = await visitorsOf(db, period, sessions, visits)
  return rows.map((row) =>
    Object.assign(row, { visitors: visitors && Math.min(visitors(row.day), row.sessions) }),
  )
}

/** A period's sessions up to a limit: each one's visitor and the day on which it began. */
export type ReadVisits = (period: Period, atMost: number) => Promise<{ day: string; visitor: string }[]>

/** Up to this many sessions are counted exactly: a sketch is off by one already among dozens. */
const exactUpTo = 1000

/** Visitors on a day, or in the whole period; `null` if unknown. */
async function visitorsOf(
  db: Db,
  period: Period,
  sessions: number,
  read: ReadVisits,
): Promise<((day?: string) => number) | null> {
  const sketches = await sketchesOf(db, period)
  if (sketches === null) return null
  const visits = sessions > 0 && sessions <= exactUpTo ? await read(period, exactUpTo + 1) : []
  // Figures outlive sessions, and there may be many more sessions than the figures count.
  if (visits.length < sessions || visits.length > exactUpTo)
    return (day) =>
      countDistinct(day === undefined ? [...sketches.values()].flat() : (sketches.get(day) ?? []))
  return (day) =>
    new Set(visits.flatMap((visit) => (day === undefined || visit.day === day ? [visit.visitor] : []))).size
}

/** Sketches by day; `null` for two filters at once, because there is none for their intersection. */
async function sketchesOf(db: Db, { from, until, ...period }: Period): Promise<Map<string, Buffer[]> | null> {
  const { source, device, slice } = period
  const [one = { part: 'source', key: '' }, another] = [
    ...(source === undefined ? [] : [{ part: 'source', key: source }]),
    ...(device === undefined ? [] : [{ part: 'device', key: device }]),
    ...(slice ? [slice] : []),
  ]
  if (another) return null
  const { rows } = await sql<{ day: string; registers: Buffer }>`
    select to_char(day, 'YYYY-MM-DD') as day, registers from tracking_visitors
    where day between ${from} and ${until} and part = ${one.part} and source = ${one.key}`.execute(db)
  return new Map(rows.map(({ day, registers }) => [day, [registers]]))
}

export async function totals(db: Db, period: Period, visits: ReadVisits): Promise<Stats['totals']> {
  const {
    rows: [sums],
  } = await sql<Omit<Stats['totals'], 'visitors'>>`
    select coalesce(sum(sessions), 0)::int as sessions, coalesce(sum(pages), 0)::int as pages,
      coalesce(sum(bounces), 0)::int as bounces, coalesce(sum(seconds), 0)::float8 as seconds,
      coalesce(sum(paid), 0)::int as paid
    from ${figuresOf(period)}`.execute(db)
  if (!sums) throw new Error('A sum has a row')
  const visitors = await visitorsOf(db, period, sums.sessions, visits)
  return { ...sums, visitors: visitors && Math.min(visitors(), sums.sessions) }
}

export async function stats(db: Db, period: Period, visits: ReadVisits): Promise<Stats> {
  const [sums, shares] = await Promise.all([totals(db, period, visits), sharesOf(db, period)])
  return {
    totals: sums,
    // A session that opened several pages in `other` counts once at most.
    parts: shares.filter(isPart).map(({ part, key, sessions, paid }) => ({
      part,
      key,
      sessions: Math.min(sessions, part === 'page' ? sums.sessions : Infinity),
      paid: Math.min(paid, part === 'page' ? sums.paid : Infinity),
    })),
    bots: shares.flatMap(({ part: of, key, sessions }) => (of === 'bot' ? [{ reason: key, sessions }] : [])),
  }
}

const isPart = (share: { part: string }): share is SessionShare =>
  sessionParts.some((name) => name === share.part)

async function sharesOf(db: Db, period: Period) {
  const { from, until, slice } = period
  // For one slice, only sources and devices are known.
  const others = sql`
    union all
    select part, key, sessions, paid from tracking_parts where day between ${from} and ${until} ${narrowedBy(period)}`
  const { rows } = await sql<Omit<SessionShare, 'part'> & { part: string }>`
    select part, case when place <= ${keysOfPart} then key else ${otherKey} end as key, sum(sessions)::int as sessions,
      sum(paid)::int as paid
    from (
      select part, key, sum(sessions) as sessions, sum(paid) as paid,
        row_number() over (partition by part order by key = ${otherKey}, sum(sessions) desc, key) as place
      from (
        select p.part, p.key, sessions, paid from (select source, device, sessions, paid from ${figuresOf(period)}) f
        cross join lateral (values ('source', source), ('device', device)) as p (part, key)
        ${slice ? sql`` : others}
      ) shares group by part, key
    ) ranked group by 1, 2 order by 1, 3 desc, 2`.execute(db)
  return rows
}

export async function funnel(db: Db, period: Period): Promise<Funnel> {
  const { rows: sources } = await sql<Funnel['sources'][number]>`
    select case when place <= ${keysOfPart} then source else ${otherKey} end as source, sum(visit)::int as visit,
      sum(purchase)::int as purchase, sum(checkout)::int as checkout, sum(payment)::int as payment, sum(paid)::int as paid
    from (
      select source, sum(sessions) as visit, sum(purchase) as purchase, sum(checkout) as checkout,
        sum(payment) as payment, sum(paid) as paid,
        row_number() over (order by source = ${otherKey}, sum(sessions) desc, source) as place
      from ${figuresOf(period)} group by source
    ) ranked group by 1 order by 2 desc, 1`.execute(db)
  const steps = { visit: 0, purchase: 0, checkout: 0, payment: 0, paid: 0 }
  for (const each of sources) for (const step of funnelSteps) steps[step] += each[step]
  return { steps, sources }
}
