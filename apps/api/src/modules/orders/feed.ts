import type { Notifications } from '../../db/notifications.ts'

/** Notifies watchers of an order when any process changes it, over one listening connection. */
export interface OrderFeed {
  /** Calls `onChange` after each change of the order, and after a reconnect, when changes may have been missed. */
  watch(orderId: string, onChange: () => void): { close(): void }
  /** How many watchers this order has in this process. */
  watching(orderId: string): number
  /** The orders with watchers in this process. */
  watched(): string[]
}

export function createOrderFeed(notifications: Notifications): OrderFeed {
  const watchers = new Map<string, Set<() => void>>()
  const notify = (listeners: Iterable<() => void> = []) => {
    for (const listener of listeners) listener()
  }
  notifications.listen(
    'order_changed',
    (orderId) => notify(watchers.get(orderId)),
    () => {
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
  }
}
