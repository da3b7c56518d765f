import { spokenFields } from '@recadinho/contracts/orders'
import type { ScriptLine } from '@recadinho/contracts/scripts'
import { redraftScript, spokenName, writeScript, type ScriptRequest } from '@recadinho/stage/script'
import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '../../db/client.ts'
import { findFamilyScripts } from '../orders/family-scripts.ts'
import { documentOf, pronounced, withOrigins } from '../orders/script-document.ts'
import type { Details } from './correction-queries.ts'

/** Drafts an order's script as the shop writes it. */
type Draft = (details: Details, used?: readonly string[]) => ScriptLine[]

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
    const lines = withOrigins(given, [...current, ...draft.of(after)], 'buyer')
    const changed = !isDeepStrictEqual(lines, current)
    return { lines: changed || isSpoken ? lines : null, given: changed }
  }
  if (isSpoken)
    return { lines: pronounced(await redrafted(before, after, current, draft), after), given: false }
  if (before.name_hint === after.name_hint) return { lines: null, given: false }
  const lines = pronounced(current, after)
  return { lines: isDeepStrictEqual(lines, current) ? null : lines, given: false }
}

const columnOf = {
  childName: 'child_name',
  childAge: 'child_age',
  occasion: 'occasion',
  additionalNotes: 'additional_notes',
  unsaid: 'unsaid',
} as const satisfies Record<(typeof spokenFields)[number], keyof Details>

async function redrafted(
  before: Details,
  after: Details,
  current: readonly ScriptLine[],
  draft: ReturnType<typeof drafting>,
): Promise<ScriptLine[]> {
  const drafted = draft.of(after, await draft.familyScripts(after))
  // The buyer's own text is written anew; so is one of the shop's that an older release has stored.
  const isAnew = after.use_ai_voice
    ? before.stored.lines === null && before.stored.author === 'writer'
    : before.additional_notes !== after.additional_notes
  if (isAnew) return drafted
  const names = new Set(current.map(({ id }) => id))
  const lines = documentOf(
    redraftScript({
      edited: current,
      removed: draft
        .of(before)
        .map(({ id }) => id)
        .filter((id) => !names.has(id)),
      drafted,
      renamed: {
        from: spokenName(before.child_name, before.locale),
        to: spokenName(after.child_name, after.locale),
      },
      cast: after.characters.map(({ character_id }) => character_id),
    }),
  )
  // A script may have had nothing but lines about notes that are gone.
  return lines.length > 0 ? lines : drafted
}

/** The shop's writer for one correction; `known` has the greeting styles of characters whose orders have none. */
export const drafting = (tx: Tx, known: readonly { id: string; greeting_style: string }[]) => ({
  of: ((order, used = []) => documentOf(writeScript(requestOf(order, known, used)))) satisfies Draft,
  familyScripts: ({ id: except, whatsapp_number: whatsappNumber, guardian_email: guardianEmail }: Details) =>
    findFamilyScripts(tx, { guardianEmail, whatsappNumber, except }),
})

/** What an order's script is written from. */
export const requestOf = (
  order: Details,
  known: readonly { id: string; greeting_style: string }[],
  used: readonly string[] = [],
): ScriptRequest => ({
  locale: order.locale,
  childName: order.child_name,
  nameHint: order.name_hint,
  childAge: order.child_age,
  occasion: order.occasion,
  notes: order.additional_notes,
  unsaid: order.unsaid,
  useAIVoice: order.use_ai_voice,
  used,
  characters: order.characters.map(({ character_id, name, greeting_style }) => ({
    id: character_id,
    name,
    greetingStyle: greeting_style ?? known.find(({ id }) => id === character_id)?.greeting_style ?? 'warm',
  })),
})
