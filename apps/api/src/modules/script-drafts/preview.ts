import type { PreviewedScript, PreviewScriptBody } from '@recadinho/contracts/script-previews'
import type { Context } from '../../context.ts'
import { scriptRequestOf } from '../orders/new-order.ts'
import { offeredCharacters } from '../orders/new-order.ts'
import { takeFromLimits } from '../rate-limits/queries.ts'
import { draftLimits } from './limits.ts'

/** W3: after this time the preview shows the shop's own draft. */
const waitMs = 4_000

/** W3, W6, W7: the service's script for the form, or why there is none. */
export async function previewScript(
  ctx: Context,
  { body, network }: { body: PreviewScriptBody; network: string },
  caller: AbortSignal,
): Promise<PreviewedScript> {
  const { scriptWriter, config, db } = ctx
  if (scriptWriter === undefined) return { lines: null, fault: 'off' }
  // The same request as for an order with this form, so that its script is recognised as the service's.
  const characters = offeredCharacters(await ctx.catalog.snapshot(), body.characterIds)
  const request = scriptRequestOf({ ...body, useAIVoice: true }, characters)
  const before = await scriptWriter.written(db, request)
  if (before !== undefined) return { lines: before, fault: null }
  const limits = draftLimits.ofPreview(config, { draftId: body.draftId, network })
  if (await takeFromLimits(db, limits, ctx.clock.now())) return { lines: null, fault: 'budget' }
  const signal = AbortSignal.any([caller, AbortSignal.timeout(waitMs)])
  const written = await scriptWriter.writeOnce(db, request, signal)
  ctx.events.record('script_previewed', { reason: 'fault' in written ? written.fault : 'done' })
  return 'fault' in written ? { lines: null, fault: written.fault } : { lines: written.lines, fault: null }
}
