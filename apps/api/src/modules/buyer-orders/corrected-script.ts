import { spokenFields } from '@recadinho/contracts/orders'
import type { ScriptLine } from '@recadinho/contracts/scripts'
import { childrenOf, namesOf } from '@recadinho/stage/first-name'
import { redraftOrder, renamings, writeScript } from '@recadinho/stage/script'
import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { childrenIn, columnOf } from '../orders/detail-columns.ts'
import { findFamilyScripts } from '../orders/family-scripts.ts'
import {
  documentOf,
  hasServiceLines,
  pronounced,
  scriptRequestOfOrder,
  withOrigins,
} from '../orders/script-document.ts'
import type { Details } from './correction-queries.ts'

export interface ScriptBefore {
  before: Details
  after: Details
  /** The script until now. */
  current: readonly ScriptLine[]
  /** The script that the buyer sends with the correction. */
  given: readonly ScriptLine[] | undefined
}

export interface ScriptAfter {
  /** The lines of the new version; `null` without one. */
  lines: ScriptLine[] | null
  /** Whether the buyer has changed them. */
  given: boolean
}

/**
 * The script of a corrected order (O7.2): to the letter what the buyer sends, otherwise a new draft in which the lines that
 * were edited or removed stay so. Another pronunciation alone changes no words.
 */
export async function scriptAfter(
  { before, after, current, given }: ScriptBefore,
  draft: ReturnType<typeof drafting>,
): Promise<ScriptAfter> {
  const isSpoken = spokenFields.some(
    (field) => !isDeepStrictEqual(before[columnOf[field]], after[columnOf[field]]),
  )
  if (given !== undefined) {
    const serviceLines = hasServiceLines(given) ? await draft.serviceLines(after) : []
    const lines = withOrigins(given, [...current, ...draft.of(after), ...serviceLines], 'buyer')
    const changed = !isDeepStrictEqual(lines, current)
    return { lines: changed || isSpoken ? lines : null, given: changed }
  }
  if (isSpoken)
    return { lines: pronounced(await redrafted(before, after, current, draft), after), given: false }
  if (before.name_hint === after.name_hint) return { lines: null, given: false }
  const lines = pronounced(current, after)
  return { lines: isDeepStrictEqual(lines, current) ? null : lines, given: false }
}

async function redrafted(
  before: Details,
  after: Details,
  current: readonly ScriptLine[],
  draft: ReturnType<typeof drafting>,
): Promise<ScriptLine[]> {
  const drafted = draft.of(after, await draft.familyScripts(after))
  // The buyer's own text is written anew; so is one of the shop's that an older release has stored.
  const isAnew = after.use_ai_voice
    ? before.script.lines === null && before.script.author === 'writer'
    : before.additional_notes !== after.additional_notes
  if (isAnew) return drafted
  // Nobody waits for the service here.
  const keepsFacts =
    factColumns.every((column) => isDeepStrictEqual(before[column], after[column])) &&
    [before, after].every((order) => childrenOf(namesOf(childrenIn(order))).length === 1)
  const lines = documentOf(
    redraftOrder({
      lines: current,
      draftedBefore: draft.of(before),
      drafted,
      keepsFacts,
      renamed: renamings(namesOf(childrenIn(before)), namesOf(childrenIn(after)), after.locale),
      cast: after.characters.map(({ character_id }) => character_id),
    }),
  )
  // A script may have had nothing but lines about notes that are gone.
  return lines.length > 0 ? lines : drafted
}

const factColumns = ['child_age', 'occasion', 'additional_notes', 'unsaid'] as const

/** The writers for one correction. */
export function drafting(tx: Tx, scriptWriter: Context['scriptWriter']) {
  return {
    /** As the shop writes it. */
    of: (order: Details, used?: readonly string[]): ScriptLine[] =>
      documentOf(writeScript(scriptRequestOfOrder(order, used))),
    /** What a writing service has drafted of the same details. */
    serviceLines: async (order: Details): Promise<ScriptLine[]> =>
      (await scriptWriter?.written(tx, scriptRequestOfOrder(order))) ?? [],
    familyScripts: ({
      id: except,
      whatsapp_number: whatsappNumber,
      guardian_email: guardianEmail,
    }: Details) => findFamilyScripts(tx, { guardianEmail, whatsappNumber, except }),
  }
}
