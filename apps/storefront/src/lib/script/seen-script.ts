import { scriptFields, type ScriptField } from '@recadinho/contracts/personalization'
import type { Draft } from '../draft/draft.ts'
import { seenScriptKey } from '../draft/in-progress.ts'
import type { Market } from '../market/market.ts'
import { passing } from '../storage.ts'
import { parseLines } from './parse-script.ts'
import type { Script } from '@recadinho/stage/script-document'

type Source = Pick<Draft, ScriptField | 'selectedCharacters' | 'script'>

/**
 * Everything that a script depends on, so that lines of another draft, or from before the last change, do not match.
 */
const sourceOf = (draft: Source, { locale }: Pick<Market, 'locale'>): string =>
  JSON.stringify([
    locale,
    ...scriptFields.map((field) => draft[field]),
    draft.selectedCharacters.map(({ id }) => id),
    draft.script,
  ])

export function rememberSeen(lines: Script, draft: Source, market: Pick<Market, 'locale'>): void {
  passing.write(seenScriptKey, { source: sourceOf(draft, market), lines })
}

/** The script that the preview in this tab has shown for the draft's current state, if any. */
export function seenScript(draft: Source, market: Pick<Market, 'locale'>): Script | undefined {
  const stored = passing.read(seenScriptKey)
  if (typeof stored !== 'object' || stored === null || !('source' in stored) || !('lines' in stored))
    return undefined
  return stored.source === sourceOf(draft, market) ? parseLines(stored.lines) : undefined
}
