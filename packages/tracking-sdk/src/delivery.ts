import { attempt, listen } from './attempt.ts'
import { dequeue, enqueue, queuedEvents } from './queue.ts'
import type { TrackingPayload } from './types.ts'
import type { Wire } from './wire.ts'

/** What may be in flight when the page is left: 64 KiB for all its scripts, in Chromium nine requests. */
const mostBytes = 60_000
const mostRequests = 8
const longestWait = 60_000

export interface Delivery {
  /** Keeps the event, and sends it soon with others of this page. */
  add(event: TrackingPayload): void
  /** Sends what is in the queue, also what earlier pages left. */
  resume(): void
  /** Sends everything at once: the page is being left. */
  leave(): void
}

/** Sends events of this page; the queue keeps each until the server acknowledged it, or refused it for good. */
export function createDelivery(wire: Wire): Delivery {
  let waiting: TrackingPayload[] = []
  /** In flight. */
  let requests = 0
  let bytes = 0
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  /** One request at a time, so that a server in trouble is not flooded. */
  function next() {
    timer = undefined
    if (requests === 0 && waiting.length > 0) void send()
  }

  const schedule = (delay: number) => {
    timer ??= setTimeout(next, delay)
  }

  async function send(leaving = false) {
    const from = waiting
    let batch: TrackingPayload[]
    let body: Blob
    let { most } = wire
    do {
      batch = from.slice(0, most)
      body = wire.body(batch)
      most = batch.length - 1
    } while (body.size > mostBytes && most > 0)
    from.splice(0, batch.length)
    const { size } = body
    const keepalive = requests < mostRequests && bytes + size <= mostBytes
    requests++
    bytes += size
    const { url, credentials } = wire
    let done = false
    try {
      const { status } = await fetch(url, { method: 'POST', body, credentials, keepalive })
      done = status < 500 && status !== 408 && status !== 429
    } catch {
      // Nobody says whether a beacon arrived, so the events are sent again.
      if (leaving) attempt(() => navigator.sendBeacon(url, body))
    }
    requests--
    bytes -= size
    failures = done ? 0 : failures + 1
    if (done) dequeue(batch)
    // After another answer to consent these are no longer those that wait.
    else from.unshift(...batch)
    schedule(failures && waitAfter(failures))
  }

  listen(window, 'online', next)

  return {
    add(event) {
      enqueue(event)
      waiting.push(event)
      schedule(wire.delay)
    },
    resume() {
      waiting = queuedEvents()
      schedule(wire.delay)
    },
    leave() {
      while (waiting.length > 0 && requests < mostRequests) void send(true)
    },
  }
}

/** Up to twice as long each time, at most a minute; random, so that pages do not all come back at once. */
const waitAfter = (failures: number) => Math.random() * Math.min(longestWait, 1000 * 2 ** failures)
