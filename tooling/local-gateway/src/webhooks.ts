import { createHmac } from 'node:crypto'
import { settings } from './gateway.ts'
import { newId, randomText } from './ids.ts'
import type { Ledger } from './ledger.ts'
import type { Delivery } from './records.ts'
import type { MpNotice } from './mercadopago/records.ts'
import type { MercadoPagoOptions } from './options.ts'
import type { SentEvent } from './contract/roots.ts'

export interface WebhookOptions {
  url: string | undefined
  /** The types that the receiver subscribed to; every one when absent. */
  events: readonly string[] | undefined
  secret: string
  mercadoPago?: MercadoPagoOptions | undefined
  /** Milliseconds before the second try; each further one waits twice as long, a minute at most. */
  retryDelay: number
}

export interface Webhooks {
  /** How many receivers an event of this type has: one, or none. */
  receiversOf(type: string): 0 | 1
  /** Orders the deliveries of a new event, by the policy; call it in the event's transaction. */
  enqueue(event: SentEvent): void
  /** Orders the delivery of a notification of Mercado Pago's face, by the same policy. */
  notify(notice: MpNotice): void
  /** Sends an event once more, whatever the policy. */
  resend(event: SentEvent): void
  /** Lets held deliveries go: all at once, or one after the other with the newest first. */
  release(order: 'as-sent' | 'newest-first'): void
  /** Resolves when nothing is on its way. Deliveries that wait for a retry are not. */
  idle(): Promise<void>
  close(): void
}

const LONGEST_WAIT = 60_000
const ANSWER_WITHIN = 10_000

/** Delivers events at least once, in no promised order, until the receiver answers 2xx. */
export function createWebhooks(
  ledger: Ledger,
  { url, events, secret, mercadoPago, retryDelay }: WebhookOptions,
): Webhooks {
  const queue = new Set(ledger.list('delivery').flatMap(({ id, state }) => (state === 'queued' ? [id] : [])))
  const flying = new Map<string, Promise<void>>()
  const waiting = new Map<string, NodeJS.Timeout>()
  const closing = new AbortController()

  function receiversOf(type: string): 0 | 1 {
    return url !== undefined && (events?.includes(type) ?? true) ? 1 : 0
  }

  function enqueue(event: SentEvent): void {
    if (receiversOf(event.type) > 0) order({ event: event.id })
  }

  function notify(notice: MpNotice): void {
    if (mercadoPago?.webhookUrl !== undefined) order({ event: notice.id, face: 'mercadopago' })
  }

  function order(about: About): void {
    const policy = settings(ledger).webhookPolicy
    const state =
      policy === 'drop' ? 'dropped' : policy === 'hold' || policy === 'reverse' ? 'held' : 'queued'
    add(about, state, policy === 'wrong-signature')
    if (policy === 'duplicate') add(about, state, false)
  }

  function add(about: About, state: Delivery['state'], forged: boolean): void {
    const id = newId('whd')
    ledger.put('delivery', { id, ...about, state, forged, attempts: 0 })
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
    const letter = delivery && letterOf(delivery)
    if (!delivery || !letter) return
    const outcome = await post(letter, closing.signal)
    if (closing.signal.aborted) return
    const arrived = /^2\d\d$/.test(outcome)
    const attempts = delivery.attempts + 1
    // A forged one is sent once: no receiver ever accepts it.
    const state = arrived ? 'delivered' : delivery.forged ? 'dropped' : 'queued'
    if (state === 'queued')
      waiting.set(id, setTimeout(retry, Math.min(retryDelay * 2 ** (attempts - 1), LONGEST_WAIT), id).unref())
    ledger.transaction(() => {
      ledger.put('delivery', { ...delivery, state, attempts, outcome })
      const event = arrived ? ledger.get('event', delivery.event) : undefined
      if (event) ledger.put('event', { ...event, pending_webhooks: 0 })
    })
  }

  function letterOf({ event: id, face, forged }: Delivery): Letter | undefined {
    if (face === 'mercadopago') {
      const notice = ledger.get('mp_notice', id)
      if (!notice || mercadoPago?.webhookUrl === undefined) return undefined
      const key = forged ? randomText(32) : mercadoPago.webhookSecret
      return noticeLetter(notice, mercadoPago.webhookUrl, key)
    }
    const event = ledger.get('event', id)
    if (!event || url === undefined) return undefined
    const body = JSON.stringify(event, null, 2)
    const key = forged ? `whsec_${randomText(32)}` : secret
    return {
      url,
      body,
      headers: { 'stripe-signature': sign(body, key), 'user-agent': `Stripe/1.0 ${agent}` },
    }
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
    enqueue,
    notify,
    resend: (event) => add({ event: event.id }, 'queued', false),
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

interface Letter {
  url: string
  body: string
  headers: Record<string, string>
}

const agent = '(local gateway; sandbox, no real money)'

/** What Mercado Pago signs is the id of what it is about, the request's and the time, not the body. */
export function noticeLetter(
  { id, type, action, about, created }: MpNotice,
  to: string,
  secret: string,
): Letter {
  const requestId = randomText(24)
  const time = Math.floor(Date.now() / 1000)
  const manifest = `id:${about};request-id:${requestId};ts:${time};`
  const signature = createHmac('sha256', secret).update(manifest).digest('hex')
  const url = new URL(to)
  url.searchParams.set('data.id', about)
  url.searchParams.set('type', type)
  return {
    url: url.toString(),
    body: JSON.stringify({
      id,
      action,
      type,
      api_version: 'v1',
      date_created: created,
      live_mode: false,
      data: { id: about },
    }),
    headers: {
      'x-request-id': requestId,
      'x-signature': `ts=${time},v1=${signature}`,
      'user-agent': `MercadoPago WebHook v1.0 ${agent}`,
    },
  }
}

/** Signed with the true time, not the gateway's shifted clock: receivers check its age against their own. */
function sign(body: string, secret: string): string {
  const time = Math.floor(Date.now() / 1000)
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}

async function post({ url, body, headers }: Letter, closing: AbortSignal): Promise<string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.any([closing, AbortSignal.timeout(ANSWER_WITHIN)]),
      headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
      body,
    })
    await response.body?.cancel()
    return String(response.status)
  } catch (error) {
    // fetch hides the reason (no one listens, no such host) one level down.
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return reason instanceof Error ? reason.message : String(reason)
  }
}
