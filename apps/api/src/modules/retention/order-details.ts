import { transact } from '../../db/transaction.ts'
import { systemActor } from '../orders/actor.ts'
import { erase } from '../personal-data/erase.ts'
import { listOrdersToForget } from '../personal-data/queries.ts'
import type { RemoveBatch } from './queries.ts'

/** The child's data and the phone number of orders that were finished before then. */
export const forgetOrderDetails: RemoveBatch = (db, before, limit, now) =>
  transact(db, async (tx) => {
    const orders = await listOrdersToForget(tx, before, limit)
    if (orders.length > 0)
      await erase(tx, { orders, emails: [], phones: [] }, 'details', { actor: systemActor, now })
    return orders.length
  })
