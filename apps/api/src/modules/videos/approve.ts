import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import type { Asker } from '../audit/asker.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { findVoiceBlock } from './film-voice.ts'
import { changeVideos } from './change.ts'
import { approveDraft, findOrderOfVideo, findStaffActor } from './queries.ts'

/** V8.3, V8.4: makes a draft the order's video, which the next delivery sends; idempotent. */
export async function approveVideo(ctx: Context, by: Asker, videoId: string): Promise<void> {
  const orderId = await findOrderOfVideo(ctx.db, videoId)
  if (orderId === undefined) throw new AppError('not_found', 'No such video')
  const actor = await findStaffActor(ctx.db, by.staffId)
  await changeVideos(ctx, { orderId, step: 'approved', actor }, async (tx) => {
    if (!(await approveIn(tx, videoId))) return false
    await insertAuditEntry(tx, {
      at: ctx.clock.now(),
      action: 'video.approved',
      subject: `orders/${orderId}`,
      ...by,
    })
    return true
  })
}

/** V8.3, V8.4, within a transaction; returns `false` if it was approved already. */
export async function approveIn(tx: Tx, videoId: string): Promise<boolean> {
  const approved = await approveDraft(tx, videoId)
  if (approved === undefined) throw new AppError('illegal_transition', 'There is no draft to approve')
  if (!approved) return false
  const reason = await findVoiceBlock(tx, videoId)
  if (reason !== null)
    throw new AppError('voice_not_final', 'The owner does not allow such a voice to be delivered', { reason })
  return true
}
