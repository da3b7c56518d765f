import { clipLimits } from '@recadinho/contracts/clips'
import type { Context } from '../../../context.ts'
import { transact } from '../../../db/transaction.ts'
import { captionsOf } from '../check/captions.ts'
import { keepCaptions, keepFile, type CheckTarget } from '../check/keep.ts'
import { setClipReady, setClipRefused } from './queries.ts'

/** The check's target for a character's sample clip. */
export const characterClip = (ctx: Context, { id, words }: { id: string; words: string }): CheckTarget => ({
  async keep(file) {
    const { facts, reach } = file.checked
    if (facts.seconds > clipLimits.secondsMax) return 'too_long'
    // Clips have no copy.
    if (reach === 'few') return 'not_playable'
    // Extracted only to verify that the pictures can be decoded.
    if (await ctx.ffmpeg.available()) await ctx.ffmpeg.poster(file.file, `${file.file}.jpg`)
    const kept = await keepFile(ctx, file)
    const captions_key = await keepCaptions(ctx, id, captionsOf(words, facts.seconds))
    const ready = { ...kept, captions_key, facts }
    if (!(await transact(ctx.db, (tx) => setClipReady(tx, id, ready, ctx.clock.now()))))
      for (const key of [kept.storage_key, captions_key]) await ctx.fileStorage.remove(key)
    return undefined
  },
  async refuse(refusal) {
    await setClipRefused(ctx.db, id, refusal)
  },
})
