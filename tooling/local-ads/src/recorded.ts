/** An event as an advertiser stores it. */
export interface RecordedEvent {
  network: 'meta' | 'tiktok'
  source: 'browser' | 'server'
  pixelId: string
  name: string
  /** `null`: an event without an id counts each time. */
  id: string | null
  /** As received: a server event in full, or a pixel's properties. */
  data: unknown
  /** The page's URL as sent. */
  url: string
  /** Whether it is the first with its name and id within 48 hours. */
  counted: boolean
  at: string
}

export interface Recorded {
  add(event: Omit<RecordedEvent, 'counted' | 'at'>): void
  /** Oldest first. */
  list(): readonly RecordedEvent[]
  clear(): void
}

const countedOnceMs = 48 * 3_600_000
/** How many ids are remembered for deduplication, so that a long-running stand-in stays bounded. */
const mostKnown = 100_000

/** The latest events, in memory. */
export function createRecorded(kept = 1000): Recorded {
  const events: RecordedEvent[] = []
  const counted = new Map<string, number>()
  return {
    add(event) {
      const key = `${event.network} ${event.name} ${event.id}`
      const before = event.id === null ? undefined : counted.get(key)
      const now = Date.now()
      const first = before === undefined || now - before >= countedOnceMs
      if (first) {
        // Moves the key to the end: the map is ordered by when an event was last counted.
        counted.delete(key)
        counted.set(key, now)
        const [oldest] = counted.keys()
        if (counted.size > mostKnown && oldest !== undefined) counted.delete(oldest)
      }
      events.push({ ...event, counted: first, at: new Date(now).toISOString() })
      if (events.length > kept) events.shift()
    },
    list: () => events,
    clear() {
      events.length = 0
      counted.clear()
    },
  }
}
