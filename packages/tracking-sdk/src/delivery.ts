import { listen } from './attempt.ts'
import { dequeue, enqueue, queuedEvents } from './queue.ts'
import type { TrackingPayload } from './types.ts'
import type { Wire } from './wire.ts'

/**
 * Limits of the requests in flight when the page is left: 64 KiB for all scripts of the page, and in Chromium nine
 * requests.
 */
const mostBytes = 60_000
const mostRequests = 8
const longestWait = 60_000

export interface Delivery {
  /** Stores the event and sends it soon, batched with others of this page. */
  add(event: TrackingPayload): void
  /** Sends the stored queue, including events of earlier pages. */
  resume(): void
  /** Sends everything at once, because the page is being left. */
  leave(): void
}

/**
 * Sends the events of this page; each stays in the stored queue until the server acknowledges it or refuses it for
 * good.
 */
export function createDelivery(wire: Wire): Delivery {
  let waiting: TrackingPayload[] = []
  /** Requests in flight. */
  let requests = 0
  let bytes = 0
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  /** One request at a time, so that a failing server is not flooded. */
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
      // No connection, or the body exceeds what the browser allows while the page closes.
    }
    requests--
    bytes -= size
    failures = done ? 0 : failures + 1
    if (done) dequeue(batch)
    // After a change of consent `from` is no longer the queue. If serializing failed, because the page has changed an
    // event, the next page sends it as it was stored.
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

/** Exponential backoff in milliseconds, at most a minute; random, so that pages do not all retry at once. */
const waitAfter = (failures: number) => Math.random() * Math.min(longestWait, 1000 * 2 ** failures)
