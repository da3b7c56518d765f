import pg from 'pg'
import type { Logger } from '../logger.ts'

/** Receives PostgreSQL's NOTIFY over one connection that reconnects automatically. */
export interface Notifications {
  /** True while no message can be missed. */
  readonly connected: boolean
  /** Calls `onMessage` for each message, and `onGap` after a reconnect, when messages may have been missed. */
  listen(channel: string, onMessage: (payload: string) => void, onGap?: () => void): { close(): void }
  start(): Promise<void>
  stop(): Promise<void>
}

interface Listener {
  channel: string
  onMessage: (payload: string) => void
  onGap: (() => void) | undefined
}

const retryMs = 500
const heartbeatMs = 10_000

export function createNotifications(databaseUrl: string, logger: Logger): Notifications {
  const listeners = new Set<Listener>()
  let client: pg.Client | undefined
  let stopped = false
  let retry: NodeJS.Timeout | undefined
  let heartbeat: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 2_000,
      query_timeout: 5_000,
      keepAlive: true,
      application_name: 'recadinho-listen',
    })
    fresh.on('error', () => lost(fresh))
    fresh.on('end', () => lost(fresh))
    fresh.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners) if (listener.channel === channel) listener.onMessage(payload)
    })
    const subscribed = new Set<string>()
    try {
      await fresh.connect()
      // Nothing is awaited between the last check and `client = fresh`, so that later listeners subscribe themselves.
      for (let next = missing(subscribed); next !== undefined; next = missing(subscribed)) {
        await subscribe(fresh, next)
        subscribed.add(next)
      }
    } catch (error) {
      logger.warn({ err: error }, 'cannot listen to the database; trying again')
      void fresh.end().catch(() => undefined)
      return tryAgain()
    }
    if (stopped) return void fresh.end()
    client = fresh
    // A dead peer is only detected by sending something.
    heartbeat = setInterval(
      () => void fresh.query('select 1').catch(() => fresh.end().catch(() => undefined)),
      heartbeatMs,
    )
    heartbeat.unref()
    for (const { onGap } of listeners) onGap?.()
  }

  function missing(subscribed: ReadonlySet<string>): string | undefined {
    for (const { channel } of listeners) if (!subscribed.has(channel)) return channel
    return undefined
  }

  function lost(which: pg.Client) {
    if (client !== which) return
    client = undefined
    clearInterval(heartbeat)
    tryAgain()
  }

  function tryAgain() {
    if (stopped) return
    clearTimeout(retry)
    retry = setTimeout(() => void connect(), retryMs)
  }

  return {
    get connected() {
      return client !== undefined
    },
    listen(channel, onMessage, onGap) {
      const listener: Listener = { channel, onMessage, onGap }
      const first = ![...listeners].some((other) => other.channel === channel)
      listeners.add(listener)
      const current = client
      if (current && first)
        void subscribe(current, channel).then(onGap, () => current.end().catch(() => undefined))
      return { close: () => void listeners.delete(listener) }
    },
    start: connect,
    async stop() {
      stopped = true
      clearTimeout(retry)
      clearInterval(heartbeat)
      const current = client
      client = undefined
      await current?.end()
    },
  }
}

const subscribe = (client: pg.Client, channel: string) =>
  client.query(`listen ${pg.escapeIdentifier(channel)}`)
