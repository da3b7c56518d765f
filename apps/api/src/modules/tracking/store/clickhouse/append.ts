import { funnelSteps } from '@recadinho/contracts/tracking'
import type { Db } from '../../../../db/client.ts'
import { statement } from '../../../../db/statement.ts'
import type { Appended, TrackedEvent } from '../event-store.ts'
import { texts, type ClickHouse } from './client.ts'
import type { Long } from './session-sql.ts'
import { noVisitor } from './tables.ts'

const dayMs = 86_400_000
/** How far a browser's clock, and so an id, may be off and still say a time. */
export const clockDays = 10
/** An order may be paid so long after its session. */
export const paidWithinDays = 60

interface Known {
  session: string
  first: Long
  events: string[]
}

/**
 * Keeps what is not kept yet, then marks the days of its sessions. Rejects when the server does not confirm: the browser
 * sends again, and what had arrived is known by its id (E1).
 */
export async function append(
  clickhouse: ClickHouse,
  db: Db,
  events: readonly TrackedEvent[],
): Promise<Appended> {
  if (events.length === 0) return { accepted: 0, duplicates: 0 }
  const known = await knownOf(clickhouse, events)
  const seen = new Set(known.flatMap(({ events: ids }) => ids))
  const fresh = new Map(events.flatMap((event) => (seen.has(event.eventId) ? [] : [[event.eventId, event]])))
  if (fresh.size > 0)
    await clickhouse.insert(`${clickhouse.database}.tracking_events`, [...fresh.values()].map(rowOf))
  // What is known already too: its marks may be what was lost.
  await mark(db, [...events.map(({ at }) => at), ...known.map(({ first }) => new Date(Number(first)))])
  return { accepted: fresh.size, duplicates: events.length - fresh.size }
}

/** Of these sessions, which of these events are kept, and when each began. Only weeks that can hold them are read. */
function knownOf({ database, rows }: ClickHouse, events: readonly TrackedEvent[]): Promise<Known[]> {
  const times = events.map(({ at }) => at.getTime())
  const before = events.some(({ step }) => funnelSteps.indexOf(step) >= 3) ? paidWithinDays : clockDays
  const from = Math.min(...times) - before * dayMs
  const until = Math.max(...times) + clockDays * dayMs
  const sessions = texts([...new Set(events.map(({ sessionId }) => sessionId))])
  const ids = texts(events.map(({ eventId }) => eventId))
  return rows<Known>(`select session_id as session, min(at) as first, groupUniqArrayIf(event_id, event_id in ${ids}) as events
    from ${database}.tracking_events
    where session_id in ${sessions} and (made_at between ${from} and ${until} or made_at = 0) group by session_id`)
}

/** Everything has a value: what is not known is empty. */
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

/** The figures of these days are out of date (E4). */
export async function mark(db: Db, times: readonly Date[]): Promise<void> {
  await statement`
    insert into tracking_marks (at)
    select distinct date_bin('15 minutes', at, 'epoch') from unnest(${times}::timestamptz[]) as t (at)`.execute(
    db,
  )
}
