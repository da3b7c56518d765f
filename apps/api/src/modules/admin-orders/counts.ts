import { perContext } from '../../context.ts'
import { countOrders, type OrderCounts } from './list-queries.ts'

const keptMs = 1000

/** The counts above the list, computed at most once a second however many orders change. */
export const orderCounts = perContext(({ db, clock }) => {
  let counted: { at: number; counts: Promise<OrderCounts> } | undefined
  const forget = () => {
    counted = undefined
  }
  return {
    /** Invalidates the cache: the next read counts again. */
    forget,
    read(): Promise<OrderCounts> {
      const now = clock.now()
      if (counted && now.getTime() - counted.at < keptMs) return counted.counts
      const counts = countOrders(db, now)
      counted = { at: now.getTime(), counts }
      counts.catch(forget)
      return counts
    },
  }
})
