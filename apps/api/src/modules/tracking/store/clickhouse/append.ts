import { funnelSteps } from '@recadinho/contracts/tracking'
import type { Db } from '../../../../db/client.ts'
import { statement } from '../../../../db/statement.ts'
import type { Appended, TrackedEvent } from '../event-store.ts'
import { texts, type ClickHouse } from './client.ts'
import type { Long } from './session-sql.ts'
import { noVisitor } from './tables.ts'

const dayMs = 86_400_000
/** How far a browser's clock, and so the time in an id, may be off. */
export const clockDays = 10
/** The longest time between a session and the payment of its order. */
export const paidWithinDays = 60

interface StoredSession {
  session: string
  first: Long
  events: string[]
}

/**
 * Stores new events, then marks the days of their sessions. Rejects unless the server confirms: the browser resends,
 * and events that had arrived are recognised by their ids (E1).
 */
export async function append(
  clickhouse: ClickHouse,
  db: Db,
  events: readonly TrackedEvent[],
): Promise<Appended> {
  if (events.length === 0) return { accepted: 0, duplicates: 0 }
  const storedSessions = await findStored(clickhouse, events)
  const storedIds = new Set(storedSessions.flatMap(({ events: ids }) => ids))
  const newEvents = new Map(
    events.flatMap((event) => (storedIds.has(event.eventId) ? [] : [[event.eventId, event]])),
  )
  if (newEvents.size > 0)
    await clickhouse.insert(`${clickhouse.database}.tracking_events`, [...newEvents.values()].map(rowOf))
  // Known events are marked too: their marks may have been lost.
  await mark(db, [
    ...events.map(({ at }) => at),
    ...storedSessions.map(({ first }) => new Date(Number(first))),
  ])
  return { accepted: newEvents.size, duplicates: events.length - newEvents.size }
}

/**
 * Which of these events are stored, and when each of their sessions began. Only weeks that can contain them are read.
 */
function findStored(
  { database, rows }: ClickHouse,
  events: readonly TrackedEvent[],
): Promise<StoredSession[]> {
  const times = events.map(({ at }) => at.getTime())
  const before = events.some(({ step }) => funnelSteps.indexOf(step) >= 3) ? paidWithinDays : clockDays
  const from = Math.min(...times) - before * dayMs
  const until = Math.max(...times) + clockDays * dayMs
  const sessions = texts([...new Set(events.map(({ sessionId }) => sessionId))])
  const ids = texts(events.map(({ eventId }) => eventId))
  return rows<StoredSession>(`select session_id as session, min(at) as first, groupUniqArrayIf(event_id, event_id in ${ids}) as events
    from ${database}.tracking_events
    where session_id in ${sessions} and (made_at between ${from} and ${until} or made_at = 0) group by session_id`)
}

/** Every column has a value; unknown ones are empty. */
export const rowOf = (event: TrackedEvent): object => ({
  event_id: event.eventId,
  made_at: event.madeAt.getTime(),
  at: event.at.getTime(),
  session_id: event.sessionId,
  visitor_id: event.visitorId ?? noVisitor,
  site: event.site,
  landing_site: event.landingSite,
  consent: event.consent,
  action: event.action,
  path: event.path,
  step: funnelSteps.indexOf(event.step),
  source: event.source,
  medium: event.medium ?? '',
  campaign: event.campaign ?? '',
  affiliate: event.affiliate ?? '',
  referrer: event.referrer ?? '',
  device: event.device,
  country: event.country ?? '',
  bot: event.bot ?? '',
  properties: event.properties === null ? '' : JSON.stringify(event.properties),
})

/** Marks the figures of these days as out of date (E4). */
export async function mark(db: Db, times: readonly Date[]): Promise<void> {
  await statement`
    insert into tracking_marks (at)
    select distinct date_bin('15 minutes', at, 'epoch') from unnest(${times}::timestamptz[]) as t (at)`.execute(
    db,
  )
}
