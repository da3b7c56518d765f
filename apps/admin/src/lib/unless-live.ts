import { refreshEvery } from './refresh-every.ts'

/** What has a connected change stream: orders by their ids, and the `desk`. */
export const liveOrders = new Set<string>()

/** Polling interval of the queries of an order, or of the desk: none while a stream reports its changes. */
export const unlessLive = (id: string) => (liveOrders.has(id) ? false : refreshEvery)
