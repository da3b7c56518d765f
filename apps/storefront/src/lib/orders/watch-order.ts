import type { Order } from '@recadinho/contracts/orders'

/** The subset of EventSource used here. */
export interface OrderStream {
  readonly readyState: number
  addEventListener(type: string, listener: (event: Event) => void): void
  close(): void
}

/** How updates of an order arrive. */
export type Liveness = 'stream' | 'polling'

export interface WatchOptions {
  /** Opens the stream of server-sent events; absent in browsers without them. */
  connect: (() => OrderStream) | undefined
  /** Loads the order once. */
  poll: (signal: AbortSignal) => Promise<Order>
  onOrder: (order: Order) => void
  /** Called when the transport changes. */
  via?: (liveness: Liveness) => void
  /** Milliseconds between requests while the stream is down. */
  pollInterval?: number
}

const closed = 2
/** After this many polls, a refused stream is opened again. */
const questionsBetween = 10

/**
 * Reports each new state of an order: from a stream of server events, by polling every 3 s while that fails, and by one
 * request whenever the page becomes visible, goes online or is restored. Returns a function that stops it.
 */
export function watchOrder({ connect, poll, onOrder, via, pollInterval = 3000 }: WatchOptions): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  let stream: OrderStream | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let questions = 0
  let polling = false

  const open = () => {
    stream?.close()
    const opened = connect?.()
    stream = opened
    if (!opened) return startPolling()
    opened.addEventListener('open', () => {
      stopPolling()
      via?.('stream')
    })
    opened.addEventListener('order', (event) => {
      const { data } = event as MessageEvent<string> // an event of the stream
      onOrder(JSON.parse(data) as Order) // the server validates what it sends
    })
    opened.addEventListener('error', () => stream === opened && startPolling())
  }

  const startPolling = () => {
    if (timer !== undefined || signal.aborted) return
    via?.('polling')
    timer = setTimeout(() => void pollAgain(), pollInterval)
  }
  const stopPolling = () => {
    clearTimeout(timer)
    timer = undefined
    questions = 0
  }
  const pollAgain = async () => {
    timer = undefined
    questions += 1
    startPolling()
    await pollOnce()
    if (questions % questionsBetween === 0) reopen()
  }
  const pollOnce = async () => {
    if (polling) return
    polling = true
    try {
      const order = await poll(signal)
      if (!signal.aborted) onOrder(order)
    } catch (error) {
      // The next poll retries.
      if (!signal.aborted) console.info(error)
    } finally {
      polling = false
    }
  }
  const reopen = () => {
    // Browsers reconnect a broken stream, but not a refused one.
    if (!signal.aborted && connect && stream?.readyState === closed) open()
  }
  const refresh = () => {
    if (document.visibilityState === 'hidden') return
    void pollOnce()
    reopen()
  }

  document.addEventListener('visibilitychange', refresh, { signal })
  addEventListener('pageshow', ({ persisted }) => persisted && refresh(), { signal })
  addEventListener('online', refresh, { signal })
  open()
  return () => {
    leaving.abort()
    stopPolling()
    stream?.close()
  }
}
