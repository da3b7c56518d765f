import { transact } from '../../db/transaction.ts'
import { systemActor } from '../orders/actor.ts'
import { erase, type Extent } from '../personal-data/erase.ts'
import { listOrdersToForget } from '../personal-data/queries.ts'
import type { RemoveBatch } from './queries.ts'

/** Erases orders that were finished before that date, to the given extent. */
export const forgetOrders =
  (extent: Extent): RemoveBatch =>
  (db, before, limit, now) =>
    transact(db, async (tx) => {
      const erasedAt = extent === 'all' ? 'erased_at' : 'details_erased_at'
      const orders = await listOrdersToForget(tx, erasedAt, before, limit)
      if (orders.length > 0)
        await erase(tx, { orders, emails: [], phones: [] }, extent, { actor: systemActor, now })
      return orders.length
    })
