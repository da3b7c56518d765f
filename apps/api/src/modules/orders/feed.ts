import { perContext } from '../../context.ts'
import type { Notifications } from '../../db/notifications.ts'

/** Notifies watchers of an order when any process changes it, over one listening connection. */
export interface OrderFeed {
  /** Calls `onChange` after each change of the order, and after a reconnect, when changes may have been missed. */
  watch(orderId: string, onChange: () => void): { close(): void }
  /** Calls `onChange` after a change of any order, and after a reconnect. */
  watchAll(onChange: () => void): { close(): void }
  /** How many watchers this order has in this process. */
  watching(orderId: string): number
  /** The orders with watchers in this process. */
  watched(): string[]
  /** The number of the last notification. Take it before reading an order, for `unchangedSince`. */
  position(): number
  /** Whether the order certainly has no notification after this position. If false, read it again. */
  unchangedSince(position: number, orderId: string): boolean
}

/** How many changed orders are remembered; far fewer change while one is read. */
const rememberedAtMost = 500

export const orderFeed = perContext(({ notifications }) => createOrderFeed(notifications))

export function createOrderFeed(notifications: Notifications): OrderFeed {
  const watchers = new Map<string, Set<() => void>>()
  const ofAll = new Set<() => void>()
  /** The position of each order's last notification, the oldest first. */
  const lastChanges = new Map<string, number>()
  let last = 0
  /** Notifications up to this position may have been missed or forgotten. */
  let completeAfter = 0
  const notify = (listeners: Iterable<() => void> = []) => {
    for (const listener of listeners) listener()
  }

  function remember(orderId: string) {
    lastChanges.delete(orderId)
    lastChanges.set(orderId, (last += 1))
    const [oldest] = lastChanges
    if (lastChanges.size <= rememberedAtMost || oldest === undefined) return
    lastChanges.delete(oldest[0])
    completeAfter = oldest[1]
  }

  notifications.listen(
    'order_changed',
    (orderId) => {
      remember(orderId)
      notify(watchers.get(orderId))
      notify(ofAll)
    },
    () => {
      completeAfter = last += 1
      for (const listeners of watchers.values()) notify(listeners)
      notify(ofAll)
    },
  )
  return {
    watch(orderId, onChange) {
      const listeners = watchers.get(orderId) ?? new Set()
      watchers.set(orderId, listeners.add(onChange))
      return {
        close() {
          listeners.delete(onChange)
          if (listeners.size === 0 && watchers.get(orderId) === listeners) watchers.delete(orderId)
        },
      }
    },
    watchAll(onChange) {
      // An own function, so that the same one can watch twice.
      const listener = () => onChange()
      ofAll.add(listener)
      return { close: () => void ofAll.delete(listener) }
    },
    watching: (orderId) => watchers.get(orderId)?.size ?? 0,
    watched: () => [...watchers.keys()],
    position: () => last,
    unchangedSince: (position, orderId) =>
      position >= completeAfter && (lastChanges.get(orderId) ?? 0) <= position,
  }
}
