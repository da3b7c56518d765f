import type { Logger } from './logger.ts'
import type { Metrics } from './metrics.ts'

/** Records what happens in the shop, for logs and counters. Recording never makes the recorded action fail. */
export interface Events {
  record(event: string, about?: Record<string, string | number>): void
}

export function createEvents(logger: Logger, metrics: Metrics): Events {
  return {
    record(event, about = {}) {
      try {
        metrics.event(event)
        logger.info({ ...about, event }, event)
      } catch (error) {
        logger.error({ err: error, event }, 'an event could not be recorded')
      }
    },
  }
}
