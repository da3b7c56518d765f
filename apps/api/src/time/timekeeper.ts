import type pg from 'pg'
import type { Events } from '../events.ts'
import type { Logger } from '../logger.ts'
import { createDatabaseClock, type DatabaseClock, type Skew } from './database-clock.ts'
import { watchGatewayDates } from './gateway-dates.ts'

/** Keeps the process's time equal to the database's, and measures which clocks are wrong. */
export interface Timekeeper {
  clock: DatabaseClock
  start(): Promise<void>
  stop(): void
  skews(): readonly Skew[]
}

export function createTimekeeper(
  /** Each gateway's name by its host. */
  gatewayHosts: ReadonlyMap<string, string>,
  { pool, logger, events }: { pool: pg.Pool; logger: Logger; events: Events },
): Timekeeper {
  const clock = createDatabaseClock({
    read: async () => {
      const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now')
      if (!rows[0]) throw new Error('The database did not say what time it is')
      return rows[0].now
    },
    logger,
    onSkewed: ({ source, milliseconds }) =>
      events.record('clock_skewed', { source, skewMs: Math.round(milliseconds) }),
  })
  let unwatch: (() => void) | undefined
  return {
    clock,
    async start() {
      await clock.start()
      unwatch = watchGatewayDates(gatewayHosts, (gateway, at) => clock.compare(gateway, at))
    },
    stop() {
      unwatch?.()
      clock.stop()
    },
    skews: () => clock.skews(),
  }
}
