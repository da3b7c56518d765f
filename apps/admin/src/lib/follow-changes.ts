/** The part of an EventSource that is used here. */
export interface ChangeStream {
  addEventListener(type: string, listener: () => void): void
  close(): void
}

export interface FollowOptions {
  connect: () => ChangeStream
  /** Something changed, or may have while nobody listened. */
  onChange: () => void
  /** Whether changes are told now; while they are not, the page asks by itself. */
  onLive: (live: boolean) => void
}

const firstPauseMs = 1000
const longestPauseMs = 60_000

/**
 * Follows a stream of changes while its tab is seen: browsers open few connections to one server, and staff many tabs. A
 * stream that breaks is opened again after a pause that doubles each time. Returns a function that stops it.
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
      // Not all pages that lost the server come back at the same moment.
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
