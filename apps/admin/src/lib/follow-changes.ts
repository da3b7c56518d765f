/** The part of EventSource used here. */
export interface ChangeStream {
  addEventListener(type: string, listener: () => void): void
  close(): void
}

export interface FollowOptions {
  connect: () => ChangeStream
  /** Called on a change, and whenever one may have been missed. */
  onChange: () => void
  /** Whether the stream is connected; while it is not, the page polls. */
  onLive: (live: boolean) => void
}

const firstPauseMs = 1000
const longestPauseMs = 60_000

/**
 * Follows a stream of changes while the tab is visible, because browsers limit connections per server and staff open
 * many tabs. A broken stream reconnects with exponential backoff. Returns a function that stops it.
 */
export function followChanges({ connect, onChange, onLive }: FollowOptions): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  let stream: ChangeStream | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let broken = 0

  function close() {
    clearTimeout(timer)
    stream?.close()
    stream = undefined
  }
  function open() {
    close()
    if (document.visibilityState === 'hidden') return
    const opened = connect()
    stream = opened
    opened.addEventListener('open', () => {
      broken = 0
      onLive(true)
      onChange()
    })
    opened.addEventListener('changed', onChange)
    opened.addEventListener('error', () => {
      if (stream !== opened) return
      close()
      onLive(false)
      onChange()
      // Jitter, so that pages that lost the server do not all reconnect at once.
      const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** broken) * (0.75 + Math.random() / 2)
      broken += 1
      timer = setTimeout(open, pause)
    })
  }
  function onVisible() {
    if (document.visibilityState !== 'hidden') return open()
    close()
    onLive(false)
  }

  document.addEventListener('visibilitychange', onVisible, { signal })
  addEventListener('online', open, { signal })
  open()
  return () => {
    leaving.abort()
    close()
    onLive(false)
  }
}
