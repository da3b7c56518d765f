import type { Db } from '../../db/client.ts'
import type { Metrics } from '../../metrics.ts'
import { createBatcher } from './pipeline/batcher.ts'
import type { EventStore, TrackedEvent } from './store/event-store.ts'
import { createPostgresEventStore } from './store/postgres/store.ts'

/** What measures visits: the store, and the way into it that requests share. */
export interface Tracking {
  store: EventStore
  /** Resolves when the events are kept. */
  keep(events: readonly TrackedEvent[]): Promise<void>
  /** Something was refused, left out, repaired or flagged. */
  note(reason: string): void
}

export function createTracking({ db, metrics }: { db: Db; metrics: Metrics }): Tracking {
  const store = createPostgresEventStore(db)
  return { store, keep: createBatcher(store), note: (reason) => metrics.event(`tracking_${reason}`) }
}
