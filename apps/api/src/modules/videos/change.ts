import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { systemActor, type Actor } from '../orders/actor.ts'
import { findOrderRow } from '../orders/queries.ts'
import { changeOrder, transactOnOrder } from '../orders/write.ts'

/**
 * Changes what an order's page shows of its videos, so it is notified as of any change of the order. `false` from the
 * work: nothing changed.
 */
export const changeVideos = (
  ctx: Pick<Context, 'db' | 'clock'>,
  orderId: string,
  work: (tx: Tx) => Promise<boolean>,
  actor: Actor = systemActor,
): Promise<boolean> =>
  transactOnOrder(ctx.db, async (tx) => {
    const order = await findOrderRow(tx, orderId)
    if (order === undefined || !(await work(tx))) return false
    await changeOrder(tx, order, { set: {}, events: [] }, { actor, now: ctx.clock.now() })
    return true
  })
