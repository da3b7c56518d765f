import type { LeftOut, ScriptLine } from '@recadinho/contracts/scripts'
import { notePartsOf, writeScript, type Script } from '@recadinho/stage/script'
import type { OrderWithParts } from '../orders/queries.ts'
import { scriptRequestOfOrder } from '../orders/script-document.ts'

/** What of the notes no line tells, and what the buyer decided about it: staff see it beside the script. */
export function leftOutView(
  order: OrderWithParts,
  /** `null` in a script of an older release. */
  lines: readonly ScriptLine[] | null,
): LeftOut[] {
  const request = scriptRequestOfOrder(order)
  const drafted = writeScript(request)
  // A kind of detail that this release does not know has no effect.
  const script = (lines as Script | null) ?? drafted
  // What the shop would have told was not removed from a script that it has not written.
  const isShops = script.every(({ origin }) => origin !== 'service')
  return notePartsOf(request, script, isShops ? drafted : []).flatMap(({ text, reason, choice }) =>
    reason === null ? [] : [{ text, reason, choice }],
  )
}
