import type { Db } from '../../../../db/client.ts'
import type { EventStore } from '../event-store.ts'
import { append } from './append.ts'
import { funnel, series, stats, totals, type ReadVisits } from './figures.ts'
import { createRefresh } from './refresh.ts'
import { knownKeys } from './known-keys.ts'
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
