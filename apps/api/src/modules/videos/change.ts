import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { systemActor, type Actor } from '../orders/actor.ts'
import { findOrderRow } from '../orders/queries.ts'
import { changeOrder, transactOnOrder } from '../orders/write.ts'

/** What the timeline says of a video (V8.2). */
export type VideoStep = 'uploaded' | 'ready' | 'refused' | 'withdrawn' | 'removed'

/**
 * Changes what an order's page shows of its videos, so it is notified as of any change of the order, and its timeline says
 * so. `false` from the work: nothing changed.
 */
export const changeVideos = (
  ctx: Pick<Context, 'db' | 'clock'>,
  { orderId, step, actor = systemActor }: { orderId: string; step: VideoStep; actor?: Actor },
  work: (tx: Tx) => Promise<boolean>,
): Promise<boolean> =>
  transactOnOrder(ctx.db, async (tx) => {
    const order = await findOrderRow(tx, orderId)
    if (order === undefined || !(await work(tx))) return false
    await changeOrder(
      tx,
      order,
      { set: {}, events: [{ machine: 'video', to_state: step }] },
      { actor, now: ctx.clock.now() },
    )
    return true
  })
