import { Uuid } from '@recadinho/contracts/common'
import type { VideoRefusal } from '@recadinho/contracts/videos'
import { Type } from 'typebox'
import type { Context } from '../../../context.ts'
import { transact } from '../../../db/transaction.ts'
import { systemActor } from '../../orders/actor.ts'
import { appendOrderEvents } from '../../orders/write.ts'
import { defineKind } from '../../outbox/kind.ts'
import { changeVideos } from '../change.ts'
import { filesOf } from '../files.ts'
import { Undecodable } from './ffmpeg.ts'
import { keepVideo } from './keep.ts'
import { findChecking, setReady, setRefused } from './queries.ts'
import { checkFile } from './run.ts'

const retry = { attempts: 12, firstDelayMs: 5_000, longestDelayMs: 15 * 60_000 }

/** Looks at a file that has arrived, and keeps it or says why not. Whatever breaks off is begun again from the start. */
export const videoCheck = defineKind({
  name: 'video_check',
  payload: Type.Object({ videoId: Uuid }, { additionalProperties: false }),
  retry,
  // It fills a processor and a disk.
  concurrency: 1,
  tryMs: 60 * 60_000,
  async handle(ctx: Context, { payload: { videoId }, attempts }, lease) {
    const video = await findChecking(ctx.db, videoId)
    if (video === undefined) {
      await ctx.uploadFiles.remove(videoId)
      return 'obsolete'
    }
    try {
      const signal = AbortSignal.any([ctx.shutdown.signal, lease.signal])
      const refusal = await check(ctx, video, signal).catch(asRefusal)
      if (refusal !== undefined) await refuse(ctx, videoId, refusal)
      await ctx.uploadFiles.remove(videoId)
      return 'done'
    } catch (error) {
      if (attempts >= retry.attempts) await refuse(ctx, videoId, 'not_stored')
      throw error
    }
  },
})

async function check(
  ctx: Context,
  { id, order_id: orderId }: { id: string; order_id: string },
  signal: AbortSignal,
): Promise<VideoRefusal | undefined> {
  if ((await ctx.uploadFiles.size(id)) === undefined) return 'not_stored'
  const path = ctx.uploadFiles.pathOf(id)
  const stripped = `${path}-stripped`
  const checked = await checkFile(path, stripped, signal)
  if ('refusal' in checked) return checked.refusal
  const ready = await keepVideo(ctx, { id, orderId, file: stripped, checked })
  const kept = await changeVideos(ctx, { orderId, step: 'ready' }, (tx) => setReady(tx, id, ready))
  if (!kept) for (const key of filesOf(ready)) await ctx.fileStorage.remove(key)
  else ctx.events.record('video_ready', { orderId })
  return undefined
}

function asRefusal(error: unknown): VideoRefusal {
  if (error instanceof Undecodable) return 'damaged'
  throw error
}

async function refuse(ctx: Context, videoId: string, refusal: VideoRefusal): Promise<void> {
  const now = ctx.clock.now()
  await transact(ctx.db, async (tx) => {
    const orderId = await setRefused(tx, videoId, refusal)
    if (orderId === undefined) return
    const event = { orderId, machine: 'video', to_state: 'refused', reason: refusal } as const
    await appendOrderEvents(tx, [event], { actor: systemActor, now })
  })
  ctx.events.record('video_refused', { reason: refusal })
}
