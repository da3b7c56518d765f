import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../../../../db/client.ts'
import { eachRow } from '../../../../jobs/each-row.ts'
import type { EventStore, Period } from '../event-store.ts'
import type { ReadVisits } from '../postgres/figures.ts'
import { createRefresh } from '../postgres/refresh.ts'
import { createPostgresEventStore } from '../postgres/store.ts'
import { append } from './append.ts'
import type { ClickHouse } from './client.ts'
import { daySource } from './day-source.ts'
import {
  findSession,
  keptFrom,
  listSessions,
  sessionEvents,
  sessionsAfter,
  visitorOf,
  visitsOf,
} from './sessions.ts'
import { live } from './live.ts'
import { createTables } from './tables.ts'
import { dropWeeks, eraseVisitor } from './upkeep.ts'

/** Each piece reads its whole day, so pieces are large and few. */
const sessionsAtOnce = 500_000

/** Staff wait for the figures. */
const exactWithinMs = 2_000

/**
 * Stores events in ClickHouse, for more than one PostgreSQL can handle. Figures stay in PostgreSQL, so reports are the
 * same for both stores; so do earlier visits, until they are deleted or erased.
 */
export function createClickHouseEventStore(clickhouse: ClickHouse, db: Db): EventStore {
  const ready = createTables(clickhouse)
  const after =
    <Given extends unknown[], Answer>(work: (...given: Given) => Promise<Answer>) =>
    async (...given: Given) => {
      await ready()
      return work(...given)
    }
  const read = after((period: Period, atMost: number) => visitsOf(clickhouse, db, period, atMost))
  // While ClickHouse is down or slow, figures are still shown, with visitors estimated.
  const visits: ReadVisits = (period, atMost) =>
    Promise.race([read(period, atMost), pause(exactWithinMs, [], { ref: false })]).catch(() => [])
  const figures = createPostgresEventStore(db, undefined, visits)
  return {
    ...figures,
    append: after((events) => append(clickhouse, db, events)),
    listSessions: after((filter) => listSessions(clickhouse, db, filter)),
    sessionsAfter: after((filter) => sessionsAfter(clickhouse, db, filter)),
    live: after((since) => live(clickhouse, since)),
    findSession: after((sessionId) => findSession(clickhouse, sessionId)),
    sessionEvents: after((sessionId) => sessionEvents(clickhouse, sessionId)),
    keptFrom: after(() => keptFrom(clickhouse)),
    visitorOf: after((sessionId) => visitorOf(clickhouse, sessionId)),
    refresh: after(createRefresh(db, daySource(clickhouse), sessionsAtOnce)),
    eraseVisitor: after(async (sessionId) =>
      Math.max(await figures.eraseVisitor(sessionId), await eraseVisitor(clickhouse, db, sessionId)),
    ),
    maintain: after((now, zone) =>
      eachRow([() => figures.maintain(now, zone), () => dropWeeks(clickhouse, now)], (step) => step()),
    ),
  }
}
