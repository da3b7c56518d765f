import { listen } from './attempt.ts'
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
    clearTimeout(timer)
    timer = undefined
    if (requests === 0 && waiting.length > 0) void send()
  }

  const schedule = (delay: number) => {
    timer ??= setTimeout(next, delay)
  }

  async function send() {
    const from = waiting
    const batch = from.splice(0, wire.most)
    let size = 0
    let done: boolean | undefined
    requests++
    try {
      let body = wire.body(batch)
      while (body.size > mostBytes && batch.length > 1) {
        from.unshift(...batch.splice(-1))
        body = wire.body(batch)
      }
      size = body.size
      bytes += size
      const keepalive = requests <= mostRequests && bytes <= mostBytes
      done = false
      const { credentials } = wire
      const { status } = await fetch(wire.url, { method: 'POST', body, credentials, keepalive })
      done = status < 500 && status !== 408 && status !== 429
    } catch {
      // No connection, or no room for it beside what else leaves with the page.
    }
    requests--
    bytes -= size
    failures = done ? 0 : failures + 1
    if (done) dequeue(batch)
    // After another answer to consent these are no longer those that wait. What the page has changed since, so that it
    // is no JSON, the next page sends as it was stored.
    else if (done === false) from.unshift(...batch)
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
      while (waiting.length > 0 && requests < mostRequests) void send()
    },
  }
}

/** Up to twice as long each time, at most a minute; random, so that pages do not all come back at once. */
const waitAfter = (failures: number) => Math.random() * Math.min(longestWait, 1000 * 2 ** failures)
