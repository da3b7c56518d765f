import type { Context } from '../../../context.ts'
import { transact } from '../../../db/transaction.ts'
import { systemActor } from '../../orders/actor.ts'
import { appendOrderEvents } from '../../orders/write.ts'
import { changeVideos } from '../change.ts'
import { filesOf } from '../files.ts'
import { keepVideo, type CheckTarget } from './keep.ts'
import { setReady, setRefused } from './queries.ts'

/** The check's target for a video of an order. */
export const orderVideo = (
  ctx: Context,
  { id, order_id: orderId }: { id: string; order_id: string },
): CheckTarget => ({
  async keep(file) {
    const ready = await keepVideo(ctx, { ...file, orderId })
    if (typeof ready === 'string') return ready
    const kept = await changeVideos(ctx, { orderId, step: 'ready' }, (tx) => setReady(tx, id, ready))
    if (!kept) for (const key of filesOf(ready)) await ctx.fileStorage.remove(key)
    else ctx.events.record('video_ready', { orderId })
    return undefined
  },
  async refuse(refusal) {
    const now = ctx.clock.now()
    await transact(ctx.db, async (tx) => {
      if (!(await setRefused(tx, id, refusal))) return
      const event = { orderId, machine: 'video', to_state: 'refused', reason: refusal } as const
      await appendOrderEvents(tx, [event], { actor: systemActor, now })
    })
  },
})
