import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import type { ApprovalCause } from '@recadinho/contracts/films'
import type { ProductionStage } from '@recadinho/contracts/orders'
import { systemActor, type Actor } from '../orders/actor.ts'
import { findOrderRow, type OrderRow } from '../orders/queries.ts'
import { changeOrder, transactOnOrder, type OrderChange } from '../orders/write.ts'

/** The timeline entry of a video (V8.2). */
export type VideoStep =
  | 'uploaded'
  | 'drafted'
  | 'approved'
  | 'approval_undone'
  | 'ready'
  | 'refused'
  | 'withdrawn'
  | 'removed'

/** O2.4: the stage that follows from the fate of the shop's own film, or of an uploaded video. */
const stageAfter: Partial<Record<VideoStep, ProductionStage>> = {
  drafted: 'review',
  approved: 'ready',
  approval_undone: 'review',
  ready: 'ready',
}

/** What a step of a video changes of its order: the timeline's entries, and the stage unless the order is on hold (O2.3). */
export function stepOf(
  order: OrderRow,
  step: VideoStep,
  cause: ApprovalCause | null = null,
): Pick<OrderChange, 'set' | 'events'> {
  const video = { machine: 'video', to_state: step, cause } as const
  const stage = stageAfter[step]
  const moves =
    stage !== undefined &&
    order.status === 'in_production' &&
    order.on_hold_since === null &&
    order.stage !== stage &&
    // A draft does not take back what staff have finished.
    (step !== 'drafted' || order.stage !== 'ready')
  if (!moves) return { set: {}, events: [video] }
  const moved = { machine: 'stage', from_state: order.stage, to_state: stage, actor: systemActor } as const
  return { set: { stage }, events: [video, moved] }
}

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
    await changeOrder(tx, order, stepOf(order, step), { actor, now: ctx.clock.now() })
    return true
  })
