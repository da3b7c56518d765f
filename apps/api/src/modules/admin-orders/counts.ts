import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/client.ts'
import type { OrderFeed } from '../orders/feed.ts'
import { countOrders, type OrderCounts } from './list-queries.ts'

/** The counts over the list, counted at most once a second: they stand over every page that staff turn. */
export interface OrderCountsCache {
  read(): Promise<OrderCounts>
  /** What was counted is no longer so. */
  forget(): void
}

const keptMs = 1000

export function createOrderCounts(db: Db, clock: Clock, feed: OrderFeed): OrderCountsCache {
  let counted: { at: number; counts: Promise<OrderCounts> } | undefined
  const forget = () => {
    counted = undefined
  }
  feed.watchAll(forget)
  return {
    forget,
    read() {
      const now = clock.now()
      if (counted && now.getTime() - counted.at < keptMs) return counted.counts
      const counts = countOrders(db, now)
      counted = { at: now.getTime(), counts }
      counts.catch(forget)
      return counts
    },
  }
}
