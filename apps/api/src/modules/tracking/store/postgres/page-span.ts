import { sql } from 'kysely'
import type { Db } from '../../../../db/client.ts'
import type { SessionFilter } from '../event-store.ts'
import { figuresOf } from './figures.ts'

/** The position of a page of sessions. */
export interface PageSpan {
  total: number
  /** The range of its sessions' beginnings. */
  begins: Date
  ends: Date
  /** Sessions of that range that are on earlier pages. */
  skip: number
}

/**
 * E5: skips days wholly before a page by their figures, so that a late page costs as little as the first. Figures
 * outlive sessions, so days before the oldest session do not count.
 */
export async function spanOfPage(
  db: Db,
  filter: SessionFilter & { page: number; limit: number },
  oldest: Date,
): Promise<PageSpan> {
  const { from, until, zone, convertedOnly, page, limit } = filter
  const { rows: days } = await sql<{ day: string; sessions: number; paid: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, sum(sessions)::int as sessions, sum(paid)::int as paid
    from ${figuresOf(filter)} and day >= (${oldest}::timestamptz at time zone ${zone})::date
    group by day order by 1 desc`.execute(db)
  const counts = days.map(({ day, sessions, paid }) => ({ day, count: convertedOnly ? paid : sessions }))
  const { last, skip } = stepOver(counts, { last: until, skip: (page - 1) * limit })
  const span = await spanOf(db, { from, until: last, zone })
  return { ...span, skip, total: counts.reduce((sum, { count }) => sum + count, 0) }
}

/** Whole days of a zone, as instants. */
export async function spanOf(
  db: Db,
  { from, until, zone }: Pick<SessionFilter, 'from' | 'until' | 'zone'>,
): Promise<{ begins: Date; ends: Date }> {
  const { rows } = await sql<{ begins: Date; ends: Date }>`
    select ${from}::date::timestamp at time zone ${zone} as begins,
      (${until}::date + 1)::timestamp at time zone ${zone} as ends`.execute(db)
  const [span] = rows
  if (!span) throw new Error('A statement without a table has a row')
  return span
}

function stepOver(
  counts: readonly { day: string; count: number }[],
  { last, skip }: { last: string; skip: number },
): { last: string; skip: number } {
  const [first, ...others] = counts
  if (first === undefined || skip < first.count) return { last, skip }
  return stepOver(others, { last: dayBefore(first.day), skip: skip - first.count })
}

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
