import { otherKey } from '@recadinho/contracts/filters'
import type { KnownKey, TrackedEvent } from '../store/event-store.ts'
import { knownActions } from './properties.ts'
import { direct, paidClick } from './source.ts'

/** What visits are told apart by and visitors make up. */
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

/** Of each dimension, the new keys of all networks in a day, in this process. */
const newKeysOfDay = 2000
/** What other processes let in is known after so long. */
const readEveryMs = 600_000

export interface Sender {
  network: string
  /** New keys of a dimension that one network may bring in a day. */
  newKeysPerDay: number
}

/**
 * T13: keys of recent days stay, and so do a day's first new ones; any other is `other`. What one network brings is
 * counted by itself, so that it cannot use up the day for all.
 */
export function createKeyBounds(readKnown: (now: Date) => Promise<readonly KnownKey[]>) {
  let day = ''
  let admitted = new Set<string>()
  let counts = new Map<string, number>()
  let known = new Set<string>()
  let readAt = -Infinity

  async function read(now: Date) {
    readAt = now.getTime()
    const keys = await readKnown(now).catch(() => [])
    if (keys.length > 0) known = new Set(keys.map(({ dimension, key }) => idOf(dimension, key)))
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
    if (known.has(id) || admitted.has(id)) return true
    const ofNetwork = `${dimension} ${network}`
    const [all, own] = [counts.get(dimension) ?? 0, counts.get(ofNetwork) ?? 0]
    if (all >= newKeysOfDay || own >= newKeysPerDay) return false
    counts.set(dimension, all + 1).set(ofNetwork, own + 1)
    admitted.add(id)
    return true
  }

  /** The same events, and how many keys of them became `other`. */
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

/** Whether the shop itself made it up, or it is `other` already. */
function isFixed(dimension: Dimension, event: TrackedEvent): boolean {
  if (event[dimension] === otherKey) return true
  if (dimension === 'path') return event.site === ''
  if (dimension === 'action') return knownActions.has(event.action)
  // A paid click without a medium of its own.
  if (dimension === 'medium') return event.medium === paidClick
  return dimension === 'source' && event.source === direct
}

const idOf = (dimension: Dimension, key: string) => `${dimension} ${key}`
