import { AppError } from '../../../errors.ts'
import { WrongEvents, type EventStore, type TrackedEvent } from '../store/event-store.ts'

/** How long an event waits for others. */
const lingerMs = 10
const rowsAtMost = 500
const flushesAtOnce = 3
/** With more events waiting, the store is too slow: browsers keep their events and retry. */
const waitingAtMost = 20_000

interface Waiting {
  events: readonly TrackedEvent[]
  done: () => void
  failed: (error: unknown) => void
}

/**
 * T11: stores the events of many requests in few statements. A request resolves once its events are stored. An event that
 * the store cannot keep fails alone, not the other events of its statement.
 */
export function createBatcher(
  store: Pick<EventStore, 'append'>,
  onRefused: (events: number) => void,
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
    appendBisected(store, [...unique.values()])
      .then((refused) => answer(batch, refused))
      .catch((error: unknown) => batch.forEach(({ failed }) => failed(error)))
      .finally(() => {
        flushes -= 1
        flush()
      })
  }

  /** A browser does not resend refused events. */
  function answer(batch: readonly Waiting[], refused: readonly string[]): void {
    onRefused(refused.length)
    const ids = new Set(refused)
    for (const { events, done, failed } of batch)
      if (events.some(({ eventId }) => !ids.has(eventId))) done()
      else failed(new AppError('validation_failed', 'None of these events can be stored'))
  }

  function take(): Waiting[] {
    let takenRows = 0
    let requests = 0
    for (; requests < waiting.length && takenRows < rowsAtMost; requests += 1)
      takenRows += waiting[requests]?.events.length ?? 0
    rows -= takenRows
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

/** Stores what can be stored and returns the ids of the rest, found by bisection. */
async function appendBisected(
  store: Pick<EventStore, 'append'>,
  events: readonly TrackedEvent[],
): Promise<string[]> {
  try {
    await store.append(events)
    return []
  } catch (error) {
    if (!(error instanceof WrongEvents)) throw error
    if (events.length < 2) return events.map(({ eventId }) => eventId)
    const half = Math.ceil(events.length / 2)
    const refused = await appendBisected(store, events.slice(0, half))
    return [...refused, ...(await appendBisected(store, events.slice(half)))]
  }
}
