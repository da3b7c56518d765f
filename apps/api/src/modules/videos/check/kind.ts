import { Uuid } from '@recadinho/contracts/common'
import type { VideoRefusal } from '@recadinho/contracts/videos'
import { Type } from 'typebox'
import type { Context } from '../../../context.ts'
import { defineKind } from '../../outbox/kind.ts'
import { characterClip } from '../clips/character-clip.ts'
import { findCheckingClip } from '../clips/queries.ts'
import { keysOf } from '../files.ts'
import { Undecodable } from './ffmpeg.ts'
import { orderVideo } from './order-video.ts'
import { OutOfResources } from './program.ts'
import { findChecking, isInUse } from './queries.ts'
import { checkFile } from './run.ts'
import type { CheckTarget } from './keep.ts'

const retry = { attempts: 12, firstDelayMs: 5_000, longestDelayMs: 15 * 60_000 }

/** Checks an uploaded file and stores or refuses it. An interrupted check starts from the beginning. */
export const videoCheck = defineKind({
  name: 'video_check',
  label: { en: 'Check of a video', pt: 'Verificação de um vídeo' },
  payload: Type.Object({ videoId: Uuid }, { additionalProperties: false }),
  retry,
  // It uses a whole processor and much disk.
  concurrency: 1,
  tryMs: 60 * 60_000,
  async handle(ctx: Context, { payload: { videoId }, attempts }, lease) {
    const target = await targetOf(ctx, videoId)
    if (target === undefined) {
      await ctx.uploadFiles.remove(videoId)
      // Withdrawn or erased during an earlier try, which may have stored something since.
      if (!(await isInUse(ctx.db, videoId))) await removeStored(ctx, videoId)
      return 'obsolete'
    }
    try {
      const signal = AbortSignal.any([ctx.shutdown.signal, lease.signal])
      const refusal = await check(ctx, { id: videoId, target }, signal).catch((error: unknown) =>
        asRefusal(error, attempts),
      )
      if (refusal !== undefined) await refuse(ctx, target, refusal)
      await ctx.uploadFiles.remove(videoId)
      return 'done'
    } catch (error) {
      if (attempts >= retry.attempts) {
        await refuse(ctx, target, 'not_stored')
        await removeStored(ctx, videoId)
      }
      throw error
    }
  },
})

async function check(
  ctx: Context,
  { id, target }: { id: string; target: CheckTarget },
  signal: AbortSignal,
): Promise<VideoRefusal | undefined> {
  if ((await ctx.uploadFiles.size(id)) === undefined) return 'not_stored'
  const path = ctx.uploadFiles.pathOf(id)
  const file = `${path}-stripped`
  const checked = await checkFile(path, file, signal)
  return 'refusal' in checked ? checked.refusal : target.keep({ id, file, checked })
}

/** A second try decides: more of them would only keep other videos waiting. */
function asRefusal(error: unknown, attempts: number): VideoRefusal {
  if (error instanceof Undecodable) return 'damaged'
  if (error instanceof OutOfResources && attempts >= 2) return 'too_large'
  throw error
}

/** `undefined` if it was checked already or is no longer wanted. */
async function targetOf(ctx: Context, id: string): Promise<CheckTarget | undefined> {
  const video = await findChecking(ctx.db, id)
  if (video !== undefined) return orderVideo(ctx, video)
  const clip = await findCheckingClip(ctx.db, id)
  return clip && characterClip(ctx, clip)
}

/** Removes what any try has stored, for no row refers to it. */
async function removeStored({ fileStorage }: Pick<Context, 'fileStorage'>, id: string): Promise<void> {
  for (const key of keysOf(id)) await fileStorage.remove(key)
}

async function refuse(ctx: Context, target: CheckTarget, refusal: VideoRefusal): Promise<void> {
  await target.refuse(refusal)
  ctx.events.record('video_refused', { reason: refusal })
}
