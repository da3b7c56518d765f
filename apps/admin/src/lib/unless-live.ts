import { refreshEvery } from './refresh-every.ts'

/** The orders whose changes a stream reports now. */
export const liveOrders = new Set<string>()

/** How often something of an order is asked for: not at all while a stream reports its changes. */
export const unlessLive = (id: string) => (liveOrders.has(id) ? false : refreshEvery)
