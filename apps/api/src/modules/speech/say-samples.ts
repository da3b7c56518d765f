import { locales } from '@recadinho/contracts/common'
import { sampleCast } from '@recadinho/contracts/sample-cast'
import { SAMPLE_CHILD } from '@recadinho/stage/sample-script'
import type { Context } from '../../context.ts'
import type { Limit } from '../rate-limits/queries.ts'
import { findSettings } from '../settings/queries.ts'
import { sampleLines } from './lines.ts'
import { missingLines, sayWanted, shopLimit, takeFromBudget } from './speak.ts'

const dayMs = 24 * 3_600_000

/** All samples in both languages, twice: a service that says nothing of use is not paid all day. */
const ofSamples: Limit = { bucket: 'speech:samples', most: 80, windowMs: dayMs }

/**
 * F5.11: has the shop's voice say the sample films of the home page, a draft voice only where films with one are delivered.
 * Each line is said once, and kept in the library.
 */
export async function saySamples(ctx: Context, signal: AbortSignal): Promise<void> {
  const { voice, config, db } = ctx
  if (voice === undefined) return
  if (voice.isDraft && !(await findSettings(db)).deliver_draft_voice) return
  const cast = sampleCast((await ctx.catalog.snapshot()).characters)
  const limits = [ofSamples, shopLimit(config)]
  for (const locale of locales)
    for (const character of cast) {
      const order = { locale, child_age: SAMPLE_CHILD.age }
      const lines = sampleLines(character, locale)
      const missing = await missingLines(ctx, { voice, order, lines, owner: {} })
      const paid = voice.isService ? await takeFromBudget(ctx, limits, missing.length) : missing.length
      const wanted = missing.slice(0, paid)
      if (wanted.length === 0) continue
      const faults = await sayWanted(ctx, { voice, order, orderId: null, lines, wanted }, signal)
      for (const reason of new Set(faults)) ctx.events.record('speech_failed', { reason })
    }
}
