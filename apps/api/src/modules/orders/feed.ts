import type { Notifications } from '../../db/notifications.ts'

/** Notifies watchers of an order when any process changes it, over one listening connection. */
export interface OrderFeed {
  /** Calls `onChange` after each change of the order, and after a reconnect, when changes may have been missed. */
  watch(orderId: string, onChange: () => void): { close(): void }
  /** How many watchers this order has in this process. */
  watching(orderId: string): number
  /** The orders with watchers in this process. */
  watched(): string[]
  /** The last notification so far; take it before reading an order that is to be watched. */
  position(): number
  /** Whether surely nothing was heard of the order since: what was read then is still true, or its watcher will hear. */
  unheardSince(position: number, orderId: string): boolean
}

/** How many changed orders are remembered: far more than change while an order is read. */
const rememberedAtMost = 500

export function createOrderFeed(notifications: Notifications): OrderFeed {
  const watchers = new Map<string, Set<() => void>>()
  /** The positions of orders' last notifications, the oldest first. */
  const heard = new Map<string, number>()
  let last = 0
  let forgottenUntil = 0
  const notify = (listeners: Iterable<() => void> = []) => {
    for (const listener of listeners) listener()
  }

  function remember(orderId: string) {
    heard.delete(orderId)
    heard.set(orderId, (last += 1))
    if (heard.size <= rememberedAtMost) return
    for (const [oldest, position] of heard) {
      heard.delete(oldest)
      forgottenUntil = position
      return
    }
  }

  notifications.listen(
    'order_changed',
    (orderId) => {
      remember(orderId)
      notify(watchers.get(orderId))
    },
    () => {
      forgottenUntil = last += 1
      for (const listeners of watchers.values()) notify(listeners)
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
    watching: (orderId) => watchers.get(orderId)?.size ?? 0,
    watched: () => [...watchers.keys()],
    position: () => last,
    unheardSince: (position, orderId) => position >= forgottenUntil && (heard.get(orderId) ?? 0) <= position,
  }
}
