import { AppError } from '../../../errors.ts'
import type { EventStore, TrackedEvent } from '../store/event-store.ts'

/** How long an event waits for others. */
const lingerMs = 10
const rowsAtMost = 500
const flushesAtOnce = 3
/** Beyond that the store is behind: browsers keep their events and retry. */
const waitingAtMost = 20_000

interface Waiting {
  events: readonly TrackedEvent[]
  done: () => void
  failed: (error: unknown) => void
}

/** T11: puts the events of many requests into few statements. Resolves when those of one are kept. */
export function createBatcher(
  store: Pick<EventStore, 'append'>,
): (events: readonly TrackedEvent[]) => Promise<void> {
  let waiting: Waiting[] = []
  let rows = 0
  let flushes = 0
  let timer: NodeJS.Timeout | undefined

  function flush() {
    clearTimeout(timer)
    timer = undefined
    if (flushes === flushesAtOnce || waiting.length === 0) return
    const batch = take()
    flushes += 1
    const unique = new Map(batch.flatMap(({ events }) => events.map((event) => [event.eventId, event])))
    store
      .append([...unique.values()])
      .then(
        () => batch.forEach(({ done }) => done()),
        (error: unknown) => batch.forEach(({ failed }) => failed(error)),
      )
      .finally(() => {
        flushes -= 1
        flush()
      })
  }

  function take(): Waiting[] {
    let taken = 0
    let requests = 0
    for (; requests < waiting.length && taken < rowsAtMost; requests += 1)
      taken += waiting[requests]?.events.length ?? 0
    rows -= taken
    const batch = waiting.slice(0, requests)
    waiting = waiting.slice(requests)
    return batch
  }

  return (events) =>
    new Promise((done, failed) => {
      if (rows >= waitingAtMost) return failed(new AppError('unavailable', 'Too many events wait; try again'))
      waiting.push({ events, done, failed })
      rows += events.length
      if (rows >= rowsAtMost) flush()
      else timer ??= setTimeout(flush, lingerMs)
    })
}
