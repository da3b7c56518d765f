import { settings } from '../gateway.ts'
import { newId } from '../ids.ts'
import type { Ledger } from '../ledger.ts'
import type { Delivery, Face, Flaw } from '../records.ts'
import type { SentEvent } from '../contract/roots.ts'
import type { WebhookMessage } from './messages.ts'
import { post } from './post.ts'
import { createWriter, type Receivers } from './writer.ts'

export interface WebhookOptions extends Receivers {
  /** Stripe's event types that the receiver subscribed to; all if undefined. */
  events: readonly string[] | undefined
  /** Milliseconds before the first retry; doubles each time, up to a minute. */
  retryDelay: number
}

export interface Webhooks {
  /** Number of receivers of this event type: one or none. */
  receiversOf(type: string): 0 | 1
  /** Queues the deliveries of a new event, following the policy; call it in the event's transaction. */
  enqueue(event: SentEvent): void
  /** The same for another sender's notification, by its id in the ledger. */
  announce(face: Face, id: string): void
  /** Sends an event again, regardless of the policy; with a flaw, the shop must refuse it. */
  resend(about: { event: string; face?: Face }, flaw?: Flaw): void
  /** The request of a delivery, signed now; undefined if it has no receiver. */
  messageOf(delivery: Delivery): WebhookMessage | undefined
  /** Sends held deliveries: all at once, or one by one with the newest first. */
  release(order: 'as-sent' | 'newest-first'): void
  /** Resolves when nothing is being sent. Deliveries that wait for a retry do not count. */
  idle(): Promise<void>
  close(): void
}

const LONGEST_WAIT = 60_000

/** Delivers events at least once, in no guaranteed order, until the receiver returns 2xx. */
export function createWebhooks(
  ledger: Ledger,
  { events, retryDelay, ...receivers }: WebhookOptions,
): Webhooks {
  const queue = new Set(ledger.list('delivery').flatMap(({ id, state }) => (state === 'queued' ? [id] : [])))
  const flying = new Map<string, Promise<void>>()
  const waiting = new Map<string, NodeJS.Timeout>()
  const closing = new AbortController()
  const { messageOf, reaches } = createWriter(ledger, receivers)

  function receiversOf(type: string): 0 | 1 {
    return reaches('stripe') && (events?.includes(type) ?? true) ? 1 : 0
  }

  function order(about: About): void {
    const policy = settings(ledger).webhookPolicy
    const state =
      policy === 'drop' ? 'dropped' : policy === 'hold' || policy === 'reverse' ? 'held' : 'queued'
    add(about, state, policy === 'wrong-signature' ? 'secret' : undefined)
    if (policy === 'duplicate') add(about, state)
  }

  function add(about: About, state: Delivery['state'], flaw?: Flaw): void {
    const id = newId('whd')
    const forged = flaw !== undefined
    ledger.put('delivery', { id, ...about, state, forged, ...(flaw && { flaw }), attempts: 0 })
    if (state === 'queued') queue.add(id)
  }

  function pump(): void {
    if (closing.signal.aborted) return
    for (const id of queue) void start(id)
    queue.clear()
  }

  function start(id: string): Promise<void> {
    const flight = send(id).finally(() => flying.delete(id))
    flying.set(id, flight)
    return flight
  }

  async function send(id: string): Promise<void> {
    const delivery = ledger.get('delivery', id)
    const message = delivery && messageOf(delivery)
    if (!delivery || !message) return
    const { outcome, said } = await post(message, closing.signal)
    if (closing.signal.aborted) return
    const arrived = /^2\d\d$/.test(outcome)
    const attempts = delivery.attempts + 1
    // A forged message is sent once, because a correct receiver never accepts it.
    const state = arrived ? 'delivered' : delivery.forged ? 'dropped' : 'queued'
    let again = state === 'queued'
    try {
      ledger.transaction(() => {
        ledger.put('delivery', { ...delivery, state, attempts, outcome, said })
        const event = arrived ? ledger.get('event', delivery.event) : undefined
        if (event) ledger.put('event', { ...event, pending_webhooks: 0 })
      })
    } catch {
      // Its outcome cannot be stored, such as on a full disk. Receivers know a repeated message.
      again = true
    }
    if (again)
      waiting.set(id, setTimeout(retry, Math.min(retryDelay * 2 ** (attempts - 1), LONGEST_WAIT), id).unref())
  }

  function retry(id: string): void {
    waiting.delete(id)
    if (!closing.signal.aborted) void start(id)
  }

  async function release(order: 'as-sent' | 'newest-first'): Promise<void> {
    const held = ledger.list('delivery').filter((delivery) => delivery.state === 'held')
    if (order === 'newest-first') held.reverse()
    for (const delivery of held) {
      queue.add(delivery.id)
      ledger.put('delivery', { ...delivery, state: 'queued' })
      if (order === 'newest-first') await flying.get(delivery.id)
    }
  }

  const releases = new Set<Promise<void>>()
  ledger.onCommit(pump)
  pump()
  return {
    receiversOf,
    messageOf,
    enqueue(event) {
      if (receiversOf(event.type) > 0) order({ event: event.id })
    },
    announce(face, id) {
      if (reaches(face)) order({ event: id, face })
    },
    resend: (about, flaw) => add(about, 'queued', flaw),
    release(order) {
      const running = release(order).finally(() => releases.delete(running))
      releases.add(running)
    },
    async idle() {
      while (flying.size + releases.size > 0) await Promise.all([...flying.values(), ...releases])
    },
    close() {
      closing.abort()
      for (const timer of waiting.values()) clearTimeout(timer)
    },
  }
}

type About = Pick<Delivery, 'event' | 'face'>
