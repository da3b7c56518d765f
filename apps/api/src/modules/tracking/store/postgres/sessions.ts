import { sql } from 'kysely'
import type { SessionEvent, SessionPosition } from '@recadinho/contracts/tracked-sessions'
import { funnelSteps, type SessionList, type TrackedSession } from '@recadinho/contracts/tracking'
import type { Db } from '../../../../db/client.ts'
import { statement } from '../../../../db/statement.ts'
import type { SessionFilter } from '../event-store.ts'
import { figuresOf, narrowedBy } from './figures.ts'

type Row = Omit<TrackedSession, 'step' | 'startedAt' | 'lastAt' | 'convertedAt'> & {
  step: number
  startedAt: Date
  lastAt: Date
  convertedAt: Date | null
}

const columns =
  sql.raw(`session_id as id, site, started_at as "startedAt", last_at as "lastAt", source, medium, campaign, affiliate,
  referrer, device, country, consent, bot, entry_path as "entryPath", exit_path as "exitPath", pages, events, step,
  converted_at as "convertedAt"`)

/** The sessions that are asked for, until the end of a day. */
const selected = (
  { from, zone, source, device, slice, convertedOnly, robots }: SessionFilter,
  until: string,
) => sql`
  from tracking_sessions
  where bot is ${robots ? sql`not` : sql``} null and started_at >= ${from}::date::timestamp at time zone ${zone}
    and started_at < (${until}::date + 1)::timestamp at time zone ${zone}
    ${narrowedBy({ source, device })} ${slice ? sql`and ${sql.ref(slice.part)} = ${slice.key}` : sql``}
    ${convertedOnly ? sql`and converted_at is not null` : sql``}`

/**
 * E5: one page. Days that lie wholly before it are stepped over by their figures, so that a late page costs as little as
 * the first. Figures are kept for longer than sessions: days before the oldest session have none to show.
 */
export async function listSessions(
  db: Db,
  filter: SessionFilter & { page: number; limit: number },
): Promise<Pick<SessionList, 'items' | 'total'>> {
  const { until, zone, convertedOnly, robots, page, limit } = filter
  const { rows: days } = await sql<{ day: string; sessions: number; paid: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, sum(sessions)::int as sessions, sum(paid)::int as paid
    from ${figuresOf(filter)}
      and day >= (select (min(started_at) at time zone ${zone})::date from tracking_sessions
        where bot is ${robots ? sql`not` : sql``} null)
    group by day order by 1 desc`.execute(db)
  const counts = days.map(({ day, sessions, paid }) => ({ day, count: convertedOnly ? paid : sessions }))
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const { last, skip } = stepOver(counts, { last: until, skip: (page - 1) * limit })
  const { rows } = await sql<Row>`
    select ${columns} ${selected(filter, last)}
    order by started_at desc, session_id limit ${limit} offset ${skip}`.execute(db)
  // The newest are not in the figures yet.
  const seen = rows.length === 0 ? 0 : (page - 1) * limit + rows.length
  return { items: rows.map(view), total: Math.max(total, seen) }
}

export async function sessionsAfter(
  db: Db,
  filter: SessionFilter & { after: SessionPosition | null; limit: number },
): Promise<TrackedSession[]> {
  const { until, after, limit } = filter
  const later = after
    ? sql`and started_at <= ${after.startedAt}
        and (started_at < ${after.startedAt} or session_id > ${after.id})`
    : sql``
  const { rows } = await sql<Row>`
    select ${columns} ${selected(filter, until)} ${later}
    order by started_at desc, session_id limit ${limit}`.execute(db)
  return rows.map(view)
}

export async function findSession(db: Db, sessionId: string): Promise<TrackedSession | undefined> {
  const { rows } = await sql<Row>`
    select ${columns} from tracking_sessions where session_id = ${sessionId}`.execute(db)
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
  const { rows } = await sql<Row>`
    select ${columns} from tracking_sessions
    where session_id = ${sessionId}
      or visitor_id = (select visitor_id from tracking_sessions where session_id = ${sessionId})
    order by started_at desc, session_id`.execute(db)
  return rows.map(view)
}

const eventsAtMost = 1000

/** Each week has an index by session: a few dozen lookups at most. */
export async function sessionEvents(db: Db, sessionId: string): Promise<SessionEvent[]> {
  const rows = await statement<EventRow>`
    select event_id as id, at, site, action, path, properties from tracking_events where session_id = ${sessionId}
    order by at, event_id limit ${eventsAtMost}`.execute(db)
  return rows.map(eventView)
}

const eventView = ({ at, properties, ...row }: EventRow): SessionEvent => ({
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
