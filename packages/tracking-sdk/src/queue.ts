import { attempt } from './attempt.ts'
import { lasting } from './storage.ts'
import type { TrackingPayload } from './types.ts'
import { timeOf } from './uuid.ts'

/* Events that no server has acknowledged, stored across pages. All tabs share them, so they are read each time. */
export const queueKey = 'recadinho.events.v1'
const mostEvents = 200
const life = 48 * 3_600_000

/** Oldest first. Storage can contain anything: an invalid list counts as empty. */
export const queuedEvents = (): TrackingPayload[] =>
  attempt(() =>
    (lasting.read(queueKey) as TrackingPayload[]).filter(
      ({ eventId }) => Date.now() - timeOf(eventId) < life,
    ),
  ) ?? []

export const enqueue = (event: TrackingPayload): void => write([...queuedEvents(), event])

export const dequeue = (events: TrackingPayload[]): void =>
  write(queuedEvents().filter(({ eventId }) => events.every((gone) => gone.eventId !== eventId)))

const write = (events: TrackingPayload[]) => lasting.write(queueKey, events.slice(-mostEvents))
