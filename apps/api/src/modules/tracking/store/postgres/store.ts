import type { Db } from '../../../../db/client.ts'
import type { EventStore, KnownKey } from '../event-store.ts'
import { append } from './append.ts'
import { funnel, series, stats, totals, type ReadVisits } from './figures.ts'
import { createRefresh } from './refresh.ts'
import { live } from './live.ts'
import {
  findSession,
  keptFrom,
  listSessions,
  sessionEvents,
  sessionsAfter,
  visitorOf,
  visitsOf,
} from './sessions.ts'
import { sessionRows } from './slices.ts'
import { eraseVisitor, maintain } from './upkeep.ts'
import { statement } from '../../../../db/statement.ts'

/** Stores events in the shop's own database, which handles tens of millions on one machine. */
export const createPostgresEventStore = (
  db: Db,
  sessionsAtOnce?: number,
  visits: ReadVisits = (period, atMost) => visitsOf(db, period, atMost),
): EventStore => ({
  append: (events) => append(db, events),
  listSessions: (filter) => listSessions(db, filter),
  sessionsAfter: (filter) => sessionsAfter(db, filter),
  findSession: (sessionId) => findSession(db, sessionId),
  sessionEvents: (sessionId) => sessionEvents(db, sessionId),
  live: (since) => live(db, since),
  stats: (period) => stats(db, period, visits),
  totals: (period) => totals(db, period, visits),
  series: (period) => series(db, period, visits),
  funnel: (period) => funnel(db, period),
  refresh: createRefresh(db, sessionRows, sessionsAtOnce),
  knownKeys: (since) => knownKeys(db, since),
  keptFrom: () => keptFrom(db),
  visitorOf: (sessionId) => visitorOf(db, sessionId),
  eraseVisitor: (sessionId) => eraseVisitor(db, sessionId),
  maintain: (now, zone) => maintain(db, now, zone),
})

const keysAtMost = 2000

/** The largest keys of the figures since then. */
export const knownKeys = (db: Db, since: Date): Promise<KnownKey[]> =>
  statement<KnownKey>`
    select dimension, key from (
      select dimension, key, row_number() over (partition by dimension order by sum(sessions) desc, key) as place
      from (
        select 'source' as dimension, source as key, sessions from tracking_days where day >= ${since}::date
        union all
        select case part when 'page' then 'path' else part end, key, sessions from tracking_parts
        where day >= ${since}::date and part in ('campaign', 'affiliate', 'referrer', 'page')
      ) k group by dimension, key
    ) ranked where place <= ${keysAtMost}`.execute(db)
