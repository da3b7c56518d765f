import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Asker } from '../audit/asker.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { changeVideos } from './change.ts'
import { findOrderOfVideo, findStaffActor, revokeVideos } from './queries.ts'

/** Withdraws one video; idempotent. Its files are deleted by the next purge. */
export async function withdrawVideo(ctx: Context, by: Asker, videoId: string): Promise<void> {
  const orderId = await findOrderOfVideo(ctx.db, videoId)
  if (orderId === undefined) throw new AppError('not_found', 'No such video')
  const now = ctx.clock.now()
  const actor = await findStaffActor(ctx.db, by.staffId)
  await changeVideos(ctx, { orderId, step: 'withdrawn', actor }, async (tx) => {
    if (!(await revokeVideos(tx, { videoId }, now))) return false
    await insertAuditEntry(tx, {
      at: now,
      action: 'video.withdrawn',
      subject: `orders/${orderId}`,
      ...by,
    })
    return true
  })
}
