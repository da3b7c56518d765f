import { sql } from 'kysely'
import type { SessionEvent, SessionPosition } from '@recadinho/contracts/tracked-sessions'
import { funnelSteps, type SessionList, type TrackedSession } from '@recadinho/contracts/tracking'
import type { Db } from '../../../../db/client.ts'
import { statement } from '../../../../db/statement.ts'
import type { Period, SessionFilter } from '../event-store.ts'
import { narrowedBy } from './figures.ts'
import { spanOf, spanOfPage } from './page-span.ts'

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

/** The filtered sessions that began from one instant until before another. */
const selected = (
  { source, device, slice, convertedOnly, robots }: SessionFilter,
  { begins, ends }: { begins: Date; ends: Date },
) => sql`
  from tracking_sessions
  where bot is ${robots ? sql`not` : sql``} null and started_at >= ${begins} and started_at < ${ends}
    ${narrowedBy({ source, device })} ${slice ? sql`and ${sql.ref(slice.part)} = ${slice.key}` : sql``}
    ${convertedOnly ? sql`and converted_at is not null` : sql``}`

/** Sessions are deleted by whole days, so that day's sessions are complete. */
export async function keptFrom(db: Db): Promise<Date | null> {
  const [oldest] = await statement<{ at: Date | null }>`
    select least((select min(started_at) from tracking_sessions where bot is null),
      (select min(started_at) from tracking_sessions where bot is not null)) as at`.execute(db)
  return oldest?.at ?? null
}

/** E5: one page. */
export async function listSessions(
  db: Db,
  filter: SessionFilter & { page: number; limit: number },
): Promise<Pick<SessionList, 'items' | 'total'>> {
  const { page, limit } = filter
  const oldestSession = await keptFrom(db)
  if (oldestSession === null) return { items: [], total: 0 }
  const { total, skip, ...span } = await spanOfPage(db, filter, oldestSession)
  const { rows } = await sql<Row>`
    select ${columns} ${selected(filter, span)}
    order by started_at desc, session_id limit ${limit} offset ${skip}`.execute(db)
  // The newest sessions are not in the figures yet.
  const listedSoFar = rows.length === 0 ? 0 : (page - 1) * limit + rows.length
  return { items: rows.map(view), total: Math.max(total, listedSoFar) }
}

export async function sessionsAfter(
  db: Db,
  filter: SessionFilter & { after: SessionPosition | null; limit: number },
): Promise<TrackedSession[]> {
  const { after, limit } = filter
  const later = after
    ? sql`and started_at <= ${after.startedAt}
        and (started_at < ${after.startedAt} or session_id > ${after.id})`
    : sql``
  const { rows } = await sql<Row>`
    select ${columns} ${selected(filter, await spanOf(db, filter))} ${later}
    order by started_at desc, session_id limit ${limit}`.execute(db)
  return rows.map(view)
}

/**
 * The visitor of each session of a period, up to a limit. A session without a visitor id is its own visitor.
 */
export async function visitsOf(
  db: Db,
  period: Period,
  atMost: number,
): Promise<{ day: string; visitor: string }[]> {
  const { rows } = await sql<{ day: string; visitor: string }>`
    select to_char(started_at at time zone ${period.zone}, 'YYYY-MM-DD') as day,
      coalesce(visitor_id, session_id) as visitor ${selected(period, await spanOf(db, period))}
    limit ${atMost}`.execute(db)
  return rows
}

export async function findSession(db: Db, sessionId: string): Promise<TrackedSession | undefined> {
  const { rows } = await sql<Row>`
    select ${columns} from tracking_sessions where session_id = ${sessionId}`.execute(db)
  return rows.map(view)[0]
}

const view = ({ step, startedAt, lastAt, convertedAt, ...row }: Row): TrackedSession => ({
  ...row,
  step: funnelSteps[step] ?? 'visit',
  startedAt: startedAt.toISOString(),
  lastAt: lastAt.toISOString(),
  convertedAt: convertedAt?.toISOString() ?? null,
})

/** The visitor's sessions, newest first: those that `eraseVisitor` deletes. */
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
