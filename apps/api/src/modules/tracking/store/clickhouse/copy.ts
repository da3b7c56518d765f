import { funnelSteps } from '@recadinho/contracts/tracking'
import type { Db } from '../../../../db/client.ts'
import { statement } from '../../../../db/statement.ts'
import { orderActions, stepOf } from '../../pipeline/judge.ts'
import type { TrackedEvent } from '../event-store.ts'
import { listPartitions } from '../postgres/partitions.ts'
import { rowOf } from './append.ts'
import type { ClickHouse } from './client.ts'
import { createTables } from './tables.ts'

const weekMs = 604_800_000
const usuallyAtOnce = 5000

interface Copied {
  week: Date
  lastId: string | null
  events: number
  finished: boolean
}

type Row = Omit<TrackedEvent, 'step' | 'elsewhere'> & { hasSession: boolean }

/**
 * Copies PostgreSQL's visits, week by week. Progress is stored with every batch, so an interrupted run continues there;
 * a batch that was sent twice counts once, by its ids. Each copied event contains its session's attributes.
 */
export async function copyVisits(
  { db, clickhouse }: { db: Db; clickhouse: ClickHouse },
  onProgress: (week: Date, events: number) => void,
  atOnce = usuallyAtOnce,
): Promise<void> {
  await createTables(clickhouse)()
  const weeks = [new Date(0), ...(await listPartitions(db)).map(({ week }) => week)]
  for (const week of weeks) {
    let state = await stateOf(db, week)
    while (!state.finished) {
      state = await copyBatch(db, clickhouse, state, atOnce)
      onProgress(week, state.events)
    }
  }
}

async function stateOf(db: Db, week: Date): Promise<Copied> {
  const [progress] = await statement<Omit<Copied, 'week'>>`
    select last_id as "lastId", events::float8 as events, finished from tracking_copies where week = ${week}`.execute(
    db,
  )
  return { week, ...(progress ?? { lastId: null, events: 0, finished: false }) }
}

async function copyBatch(db: Db, clickhouse: ClickHouse, state: Copied, atOnce: number): Promise<Copied> {
  const { week, lastId } = state
  const rows = await read(db, week, lastId, atOnce)
  const events = rows.filter(({ hasSession }) => hasSession).map(eventOf)
  if (events.length > 0) await clickhouse.insert(`${clickhouse.database}.tracking_events`, events.map(rowOf))
  const next = {
    week,
    lastId: rows.at(-1)?.eventId ?? lastId,
    events: state.events + events.length,
    finished: rows.length < atOnce,
  }
  await statement`
    insert into tracking_copies (week, last_id, events, finished)
    values (${week}, ${next.lastId}, ${next.events}, ${next.finished})
    on conflict (week) do update set last_id = excluded.last_id, events = excluded.events,
      finished = excluded.finished`.execute(db)
  return next
}

/** Events with their session's attributes; an event whose session was deleted has none. */
const read = (db: Db, week: Date, lastId: string | null, limit: number) =>
  statement<Row>`
    select event_id as "eventId", made_at as "madeAt", at, e.session_id as "sessionId", visitor_id as "visitorId", e.site,
      s.site as "landingSite",
      consent, action, path, source, medium, campaign, affiliate, referrer, device, country, bot, properties,
      s.session_id is not null as "hasSession"
    from tracking_events e left join tracking_sessions s on s.session_id = e.session_id
    where made_at >= ${week} and made_at < ${new Date(week.getTime() + weekMs)}
      and event_id > ${lastId ?? '00000000-0000-0000-0000-000000000000'}
    order by event_id limit ${limit}`.execute(db)

function eventOf(row: Row): TrackedEvent {
  const reported = orderActions.indexOf(row.action)
  const step = reported < 0 ? undefined : funnelSteps[3 + reported]
  return Object.assign(row, { elsewhere: null, step: step ?? (row.site === '' ? stepOf(row.path) : 'visit') })
}
