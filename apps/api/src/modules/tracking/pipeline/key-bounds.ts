import { otherKey } from '@recadinho/contracts/filters'
import type { KnownKey, TrackedEvent } from '../store/event-store.ts'
import { knownActions } from './properties.ts'
import { direct, paidClick } from './source.ts'

/** Dimensions of visits whose keys visitors can invent. */
const dimensions = [
  'source',
  'medium',
  'campaign',
  'affiliate',
  'referrer',
  'path',
  'action',
] as const satisfies Dimension[]
type Dimension = KnownKey['dimension']

/** New keys per dimension and day from all networks, in this process. */
const newKeysOfDay = 2000
/** How often the keys admitted by other processes are read. */
const readEveryMs = 600_000

export interface Sender {
  network: string
  /** New keys per dimension that one network may add per day. */
  newKeysPerDay: number
}

/**
 * T13: keeps recent keys and a limited number of new ones a day; any other becomes `other`. Each network has its own
 * limit, so that one cannot use up the day's limit for all.
 */
export function createKeyBounds(readRecent: (now: Date) => Promise<readonly KnownKey[]>) {
  let day = ''
  let admitted = new Set<string>()
  let counts = new Map<string, number>()
  let recentKeys = new Set<string>()
  let readAt = -Infinity

  async function read(now: Date) {
    readAt = now.getTime()
    const keys = await readRecent(now).catch(() => [])
    if (keys.length > 0) recentKeys = new Set(keys.map(({ dimension, key }) => idOf(dimension, key)))
  }

  function startDay(now: Date) {
    const today = now.toISOString().slice(0, 10)
    if (today === day) return
    day = today
    admitted = new Set()
    counts = new Map()
  }

  function admits(dimension: Dimension, key: string, { network, newKeysPerDay }: Sender): boolean {
    const id = idOf(dimension, key)
    if (recentKeys.has(id) || admitted.has(id)) return true
    const ofNetwork = `${dimension} ${network}`
    const [totalCount, networkCount] = [counts.get(dimension) ?? 0, counts.get(ofNetwork) ?? 0]
    if (totalCount >= newKeysOfDay || networkCount >= newKeysPerDay) return false
    counts.set(dimension, totalCount + 1).set(ofNetwork, networkCount + 1)
    admitted.add(id)
    return true
  }

  /** Returns the events, and how many of their keys became `other`. */
  return async (events: readonly TrackedEvent[], sender: Sender, now: Date) => {
    if (now.getTime() - readAt >= readEveryMs) await read(now)
    startDay(now)
    let replaced = 0
    const bounded = events.map((event) => {
      const others = dimensions.filter((dimension) => {
        const key = event[dimension]
        return key !== null && !isFixed(dimension, event) && !admits(dimension, key, sender)
      })
      replaced += others.length
      return { ...event, ...Object.fromEntries(others.map((dimension) => [dimension, otherKey])) }
    })
    return { events: bounded, replaced }
  }
}

/** Whether the key comes from the shop itself, or is `other` already. */
function isFixed(dimension: Dimension, event: TrackedEvent): boolean {
  if (event[dimension] === otherKey) return true
  if (dimension === 'path') return event.site === ''
  if (dimension === 'action') return knownActions.has(event.action)
  // The medium of a paid click that names none.
  if (dimension === 'medium') return event.medium === paidClick
  return dimension === 'source' && event.source === direct
}

const idOf = (dimension: Dimension, key: string) => `${dimension} ${key}`
