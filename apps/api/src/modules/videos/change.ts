import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { systemActor, type Actor } from '../orders/actor.ts'
import { findOrderRow } from '../orders/queries.ts'
import { changeOrder, transactOnOrder } from '../orders/write.ts'

/** The timeline entry of a video (V8.2). */
export type VideoStep = 'uploaded' | 'drafted' | 'approved' | 'ready' | 'refused' | 'withdrawn' | 'removed'

/**
 * Changes an order's videos, adds the timeline entry and notifies the order's page. `work` returns `false` if nothing
 * changed.
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
