import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/client.ts'
import { countOrders, type OrderCounts } from './list-queries.ts'

/** The counts above the list, computed at most once a second however many orders change. */
export interface OrderCountsCache {
  read(): Promise<OrderCounts>
  /** Invalidates the cache: the next read counts again. */
  forget(): void
}

const keptMs = 1000

export function createOrderCounts(db: Db, clock: Clock): OrderCountsCache {
  let counted: { at: number; counts: Promise<OrderCounts> } | undefined
  const forget = () => {
    counted = undefined
  }
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
