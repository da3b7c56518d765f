import type { Config } from '../../config.ts'
import type { Db } from '../../db/client.ts'
import type { Metrics } from '../../metrics.ts'
import { createNotes, type Notes } from './notes.ts'
import { createBatcher } from './pipeline/batcher.ts'
import type { EventStore, TrackedEvent } from './store/event-store.ts'
import { createEventStore } from './store/create.ts'

/** Measures visits: the store, and the batching intake that requests share. */
export interface Tracking {
  store: EventStore
  notes: Notes
  /** Resolves once the events are stored. */
  keep(events: readonly TrackedEvent[]): Promise<void>
  /** Counts something refused, left out, repaired or flagged. */
  note(reason: string): void
}

interface Parts {
  db: Db
  metrics: Metrics
  config: Pick<Config, 'clickhouse'>
}

export function createTracking({ db, metrics, config }: Parts): Tracking {
  const store = createEventStore(db, config.clickhouse)
  const notes = createNotes(db)
  const note = (reason: string) => {
    metrics.event(`tracking_${reason}`)
    notes.add(reason)
  }
  const keep = createBatcher(store, (refused) => {
    for (let each = 0; each < refused; each += 1) note('refused_event')
  })
  return { store, notes, keep, note }
}
