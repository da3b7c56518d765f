import { refreshEvery } from './refresh-every.ts'

/** Orders with a connected change stream. */
export const liveOrders = new Set<string>()

/** Polling interval of an order's queries: none while a stream reports its changes. */
export const unlessLive = (id: string) => (liveOrders.has(id) ? false : refreshEvery)
