/** An event as an advertiser keeps it. */
export interface RecordedEvent {
  network: 'meta' | 'tiktok'
  source: 'browser' | 'server'
  pixelId: string
  name: string
  /** `null`: without one it counts each time. */
  id: string | null
  /** As it came: all of a server's event, or a pixel's properties. */
  data: unknown
  /** The page, as the sender names it. */
  url: string
  /** The first with its name and id within 48 hours. */
  counted: boolean
  at: string
}

export interface Recorded {
  add(event: Omit<RecordedEvent, 'counted' | 'at'>): void
  /** The oldest first. */
  list(): readonly RecordedEvent[]
  clear(): void
}

const countedOnceMs = 48 * 3_600_000
/** Ids that are known again, so that a stand-in that runs for days keeps its size. */
const mostKnown = 100_000

/** The last events, in memory. */
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
        // The one that was counted last comes last.
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
