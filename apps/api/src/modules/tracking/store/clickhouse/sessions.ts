import type { SessionEvent, SessionPosition } from '@recadinho/contracts/tracked-sessions'
import type { SessionList, TrackedSession } from '@recadinho/contracts/tracking'
import type { Db } from '../../../../db/client.ts'
import type { Period, SessionFilter } from '../event-store.ts'
import { spanOf, spanOfPage } from '../postgres/page-span.ts'
import { sessionsBegunIn } from './day-source.ts'
import { text, texts, type ClickHouse } from './client.ts'
import { sessionsOf, sessionView, type Long, type SessionRow } from './session-sql.ts'
import { noVisitor, weekBegins } from './tables.ts'

const dayMs = 86_400_000
const eventsAtMost = 1000

/** E5: one page. The figures tell on which day it begins. */
export async function listSessions(
  clickhouse: ClickHouse,
  db: Db,
  filter: SessionFilter & { page: number; limit: number },
): Promise<Pick<SessionList, 'items' | 'total'>> {
  const { page, limit } = filter
  const { total, skip, ...span } = await spanOfPage(db, filter, (await keptFrom(clickhouse)) ?? new Date(0))
  const items = await newest(clickhouse, filter, span, { skip, limit })
  // The newest sessions are not in the figures yet.
  const listedSoFar = items.length === 0 ? 0 : (page - 1) * limit + items.length
  return { items, total: Math.max(total, listedSoFar) }
}

export async function sessionsAfter(
  clickhouse: ClickHouse,
  db: Db,
  filter: SessionFilter & { after: SessionPosition | null; limit: number },
): Promise<TrackedSession[]> {
  const { after, limit } = filter
  const span = await spanOf(db, filter)
  if (after === null) return newest(clickhouse, filter, span, { skip: 0, limit })
  const at = Date.parse(after.startedAt)
  const ends = new Date(Math.min(span.ends.getTime(), at + 1))
  const condition = `(started < ${at} or id > toUUID(${text(after.id)}))`
  return newest(clickhouse, filter, { ...span, ends }, { skip: 0, limit, condition })
}

/**
 * The visitor of each session of a period, up to a limit. A session without a visitor id is its own visitor.
 */
export async function visitsOf(
  { database, rows }: ClickHouse,
  db: Db,
  period: Period,
  atMost: number,
): Promise<{ day: string; visitor: string }[]> {
  const { begins, ends } = await spanOf(db, period)
  const days = new Intl.DateTimeFormat('en-CA', { timeZone: period.zone })
  const found = await rows<SessionRow>(
    `${sessionsBegunIn(database, begins, ends, conditionsOf(period))} limit ${atMost}`,
  )
  return found.map(({ id, visitor, started }) => ({
    day: days.format(new Date(Number(started))),
    visitor: visitor === noVisitor ? id : visitor,
  }))
}

/** Reads days from the end until there are enough sessions, twice as many each time. */
async function newest(
  { database, rows }: ClickHouse,
  filter: SessionFilter,
  { begins, ends }: { begins: Date; ends: Date },
  { skip, limit, condition }: { skip: number; limit: number; condition?: string },
): Promise<TrackedSession[]> {
  const conditions = [...conditionsOf(filter), ...(condition === undefined ? [] : [condition])]
  for (let days = 1; ; days *= 2) {
    const from = new Date(Math.max(begins.getTime(), ends.getTime() - days * dayMs))
    const found = await rows<SessionRow>(
      `${sessionsBegunIn(database, from, ends, conditions)} order by started desc, id limit ${skip}, ${limit}`,
    )
    if (found.length === limit || from.getTime() <= begins.getTime()) return found.map(sessionView)
  }
}

const conditionsOf = ({ source, device, slice, convertedOnly, robots }: SessionFilter): string[] => [
  robots ? "bot != ''" : "bot = ''",
  ...(source === undefined ? [] : [`source = ${text(source)}`]),
  ...(device === undefined ? [] : [`device = ${text(device)}`]),
  ...(slice ? [`${slice.part} = ${text(slice.key)}`] : []),
  ...(convertedOnly ? ['converted > 0'] : []),
]

/** Weeks are dropped as a whole, so part of the oldest session's day may be gone. */
export async function keptFrom({ database, rows }: ClickHouse): Promise<Date | null> {
  const weeks = await rows<{ week: string }>(
    `select distinct partition as week from system.parts
    where database = ${text(database)} and table = 'tracking_events' and active and partition != '0'`,
  )
  if (weeks.length === 0) return null
  return new Date(weekBegins(Math.min(...weeks.map(({ week }) => Number(week)))).getTime() + dayMs)
}

const sessionsBy = ({ database, rows }: ClickHouse, ids: readonly string[]) =>
  rows<SessionRow>(sessionsOf(`${database}.tracking_events`, `session_id in ${texts(ids)}`))

export async function findSession(
  clickhouse: ClickHouse,
  sessionId: string,
): Promise<TrackedSession | undefined> {
  const found = await sessionsBy(clickhouse, [sessionId])
  return found.map(sessionView)[0]
}

/** A session and its visitor's other sessions, newest first. */
export async function visitorOf(clickhouse: ClickHouse, sessionId: string): Promise<TrackedSession[]> {
  const [session] = await sessionsBy(clickhouse, [sessionId])
  if (session === undefined) return []
  if (session.visitor === noVisitor) return [sessionView(session)]
  const { database, rows } = clickhouse
  const ids = await rows<{ id: string }>(
    `select distinct session_id as id from ${database}.tracking_events where visitor_id = ${text(session.visitor)}`,
  )
  const found = await sessionsBy(clickhouse, [sessionId, ...ids.map(({ id }) => id)])
  return found
    .filter(({ visitor }) => visitor === session.visitor)
    .map(sessionView)
    .toSorted((a, b) => Date.parse(b.startedAt) - Date.parse(a.startedAt))
}

export async function sessionEvents(
  { database, rows }: ClickHouse,
  sessionId: string,
): Promise<SessionEvent[]> {
  const found = await rows<EventRow>(
    `select event_id as id, at as time, site, action, path, properties from ${database}.tracking_events
    where session_id = ${text(sessionId)} order by at, toString(event_id) limit 1 by event_id limit ${eventsAtMost}`,
  )
  return found.map(({ id, time, site, action, path, properties }) => ({
    id,
    site,
    action,
    path,
    at: new Date(Number(time)).toISOString(),
    properties: Object.entries(
      properties === '' ? {} : (JSON.parse(properties) as Record<string, string | number>),
    ) // as it was kept
      .map(([name, value]) => ({ name, value })),
  }))
}

interface EventRow {
  id: string
  time: Long
  site: string
  action: string
  path: string
  properties: string
}
