import { sql } from 'kysely'
import {
  funnelSteps,
  type SessionEvents,
  type SessionList,
  type TrackedSession,
} from '@recadinho/contracts/tracking'
import type { Db } from '../../../../db/client.ts'
import { Fragment, statement } from '../../../../db/statement.ts'
import type { SessionFilter } from '../event-store.ts'
import { figuresOf } from './figures.ts'

type Row = Omit<TrackedSession, 'step' | 'startedAt' | 'lastAt' | 'convertedAt'> & {
  step: number
  startedAt: Date
  lastAt: Date
  convertedAt: Date | null
}

const columns =
  new Fragment(`session_id as id, site, started_at as "startedAt", last_at as "lastAt", source, medium, campaign,
  affiliate, referrer, device, country, entry_path as "entryPath", exit_path as "exitPath", pages, events, step,
  converted_at as "convertedAt"`)

/**
 * E5: one page. Figures are kept for longer than sessions: days before the oldest session have none to show. Days that lie wholly before it are stepped over by their figures, so that a late page costs as little as
 * the first.
 */
export async function listSessions(
  db: Db,
  filter: SessionFilter,
): Promise<Pick<SessionList, 'items' | 'total'>> {
  const { from, until, zone, source, device, slice, convertedOnly, page, limit } = filter
  const { rows: days } = await sql<{ day: string; sessions: number; paid: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, sum(sessions)::int as sessions, sum(paid)::int as paid
    from ${figuresOf(filter)}
      and day >= (select (min(started_at) at time zone ${zone})::date from tracking_sessions where bot is null)
    group by day order by 1 desc`.execute(db)
  const counts = days.map(({ day, sessions, paid }) => ({ day, count: convertedOnly ? paid : sessions }))
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const { last, skip } = stepOver(counts, { last: until, skip: (page - 1) * limit })
  const { rows } = await sql<Row>`
    select ${sql.raw(columns.text)} from tracking_sessions
    where bot is null and started_at >= ${from}::date::timestamp at time zone ${zone}
      and started_at < (${last}::date + 1)::timestamp at time zone ${zone}
      ${source === undefined ? sql`` : sql`and source = ${source}`}
      ${device === undefined ? sql`` : sql`and device = ${device}`}
      ${slice ? sql`and ${sql.ref(slice.part)} = ${slice.key}` : sql``}
      ${convertedOnly ? sql`and converted_at is not null` : sql``}
    order by started_at desc, session_id limit ${limit} offset ${skip}`.execute(db)
  // The newest are not in the figures yet.
  const seen = rows.length === 0 ? 0 : (page - 1) * limit + rows.length
  return { items: rows.map(view), total: Math.max(total, seen) }
}

/** Robots have sessions too, but nobody asks for them. */
export async function findSession(db: Db, sessionId: string): Promise<TrackedSession | undefined> {
  const { rows } = await sql<Row>`
    select ${sql.raw(columns.text)} from tracking_sessions where session_id = ${sessionId} and bot is null`.execute(
    db,
  )
  return rows.map(view)[0]
}

/** The last day that a page may be on, and how many of its sessions are on pages before. */
function stepOver(
  counts: readonly { day: string; count: number }[],
  { last, skip }: { last: string; skip: number },
): { last: string; skip: number } {
  const [first, ...others] = counts
  if (first === undefined || skip < first.count) return { last, skip }
  return stepOver(others, { last: dayBefore(first.day), skip: skip - first.count })
}

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

const view = ({ step, startedAt, lastAt, convertedAt, ...row }: Row): TrackedSession => ({
  ...row,
  step: funnelSteps[step] ?? 'visit',
  startedAt: startedAt.toISOString(),
  lastAt: lastAt.toISOString(),
  convertedAt: convertedAt?.toISOString() ?? null,
})

/** The visitor's sessions, the newest first: as many as `eraseVisitor` forgets. */
export async function visitorOf(db: Db, sessionId: string): Promise<TrackedSession[]> {
  const rows = await statement<Row>`
    select ${columns} from tracking_sessions
    where session_id = ${sessionId}
      or visitor_id = (select visitor_id from tracking_sessions where session_id = ${sessionId})
    order by started_at desc, session_id`.execute(db)
  return rows.map(view)
}

const eventsAtMost = 1000

/** Each week has an index by session: a few dozen lookups at most. */
export async function sessionEvents(db: Db, sessionId: string): Promise<SessionEvents['items']> {
  const rows = await statement<EventRow>`
    select event_id as id, at, site, action, path, properties from tracking_events where session_id = ${sessionId}
    order by at, event_id limit ${eventsAtMost}`.execute(db)
  return rows.map(eventView)
}

const eventView = ({ at, properties, ...row }: EventRow): SessionEvents['items'][number] => ({
  ...row,
  at: at.toISOString(),
  properties: Object.entries(properties ?? {}).map(([name, value]) => ({ name, value })),
})

interface EventRow {
  id: string
  at: Date
  site: string
  action: string
  path: string
  properties: Record<string, string | number> | null
}
