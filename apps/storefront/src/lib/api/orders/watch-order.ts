import type { Order } from '@recadinho/contracts/orders'

/** The part of an EventSource that is used here. */
export interface OrderStream {
  readonly readyState: number
  addEventListener(type: string, listener: (event: Event) => void): void
  close(): void
}

/** How news of an order come: by themselves, or by asking. */
export type Liveness = 'stream' | 'asking'

export interface WatchOptions {
  /** Opens the stream of server-sent events; absent where the browser has none. */
  connect: (() => OrderStream) | undefined
  /** Asks for the order once. */
  ask: (signal: AbortSignal) => Promise<Order>
  tell: (order: Order) => void
  /** Told whenever the way of hearing changes. */
  via?: (liveness: Liveness) => void
  /** Milliseconds between questions while the stream does not work. */
  askEvery?: number
}

const closed = 2
/** A stream that was refused is tried again after so many questions. */
const questionsBetween = 10

/**
 * Tells each state of an order as soon as the server knows it: by a stream of events, by questions every 3 s while that
 * fails, and by one question whenever the page is seen, online or back out of the browser's memory. Answers how to stop.
 */
export function watchOrder({ connect, ask, tell, via, askEvery = 3000 }: WatchOptions): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  let stream: OrderStream | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let questions = 0
  let asking = false

  const open = () => {
    stream?.close()
    const opened = connect?.()
    stream = opened
    if (!opened) return startAsking()
    opened.addEventListener('open', () => {
      stopAsking()
      via?.('stream')
    })
    opened.addEventListener('order', (event) => {
      const { data } = event as MessageEvent<string> // an event of the stream
      tell(JSON.parse(data) as Order) // the server validates what it sends
    })
    opened.addEventListener('error', () => stream === opened && startAsking())
  }

  const startAsking = () => {
    if (timer !== undefined || signal.aborted) return
    via?.('asking')
    timer = setTimeout(() => void askOn(), askEvery)
  }
  const stopAsking = () => {
    clearTimeout(timer)
    timer = undefined
    questions = 0
  }
  const askOn = async () => {
    timer = undefined
    questions += 1
    startAsking()
    await askOnce()
    if (questions % questionsBetween === 0) reopen()
  }
  const askOnce = async () => {
    if (asking) return
    asking = true
    try {
      const order = await ask(signal)
      if (!signal.aborted) tell(order)
    } catch (error) {
      // The next question follows.
      if (!signal.aborted) console.info(error)
    } finally {
      asking = false
    }
  }
  const reopen = () => {
    // The browser itself goes on with a stream that broke, but not with one that was refused.
    if (!signal.aborted && connect && stream?.readyState === closed) open()
  }
  const wake = () => {
    if (document.visibilityState === 'hidden') return
    void askOnce()
    reopen()
  }

  document.addEventListener('visibilitychange', wake, { signal })
  addEventListener('pageshow', ({ persisted }) => persisted && wake(), { signal })
  addEventListener('online', wake, { signal })
  open()
  return () => {
    leaving.abort()
    stopAsking()
    stream?.close()
  }
}
