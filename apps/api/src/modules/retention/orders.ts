import type { Db } from '../../db/client.ts'
import { transact } from '../../db/transaction.ts'
import { tryEachRow, throwFailures, type RowFailure } from '../../jobs/each-row.ts'
import { systemActor } from '../orders/actor.ts'
import { erase, type Extent } from '../personal-data/erase.ts'
import { listOrdersToForget, lockOrdersToForget, type EndedOrder } from '../personal-data/queries.ts'
import type { Removal } from './queries.ts'

/** Small enough that each statement is far below its timeout, and that no change of an order waits long. */
const batch = 50

/** Erases orders that ended before that date, to the given extent. An order that cannot be erased stops no other. */
export const forgetOrders = (extent: Extent): Removal =>
  async function* (db, before, now) {
    const erasedAt = extent === 'all' ? 'erased_at' : 'details_erased_at'
    const failures: RowFailure[] = []
    let after: EndedOrder | undefined
    do {
      const orders = await listOrdersToForget(db, erasedAt, { before, after, limit: batch })
      let erased = 0
      const forget = async (some: readonly EndedOrder[]) =>
        void (erased += await forgetNow(db, extent, some, now))
      // Together, because a statement for fifty costs little more than one for one; if that fails, one by one.
      await forget(orders).catch(async () =>
        failures.push(...(await tryEachRow(orders, (order) => forget([order])))),
      )
      yield erased
      after = orders.at(-1)
      if (orders.length < batch) after = undefined
    } while (after !== undefined)
    throwFailures(failures)
  }

/** Returns how many orders were erased. */
const forgetNow = (db: Db, extent: Extent, orders: readonly EndedOrder[], now: Date): Promise<number> =>
  transact(db, async (tx) => {
    const erasedAt = extent === 'all' ? 'erased_at' : 'details_erased_at'
    const locked = await lockOrdersToForget(
      tx,
      erasedAt,
      orders.map(({ id }) => id),
    )
    if (locked.length > 0)
      await erase(tx, { orders: locked, emails: [], phones: [] }, extent, { actor: systemActor, now })
    return locked.length
  })
