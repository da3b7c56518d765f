import { cleanLine } from '@recadinho/contracts/one-line'
import type { PreviewScriptBody } from '@recadinho/contracts/script-previews'
import type { Script } from '@recadinho/stage/script-document'
import { parseLines } from './parse-script.ts'
import { draftOf, known, said, type ScriptInput } from './current-script.ts'

/** A draft of the writing service, or the shop's own that is unlike the films that this browser has ordered. */
export interface ServerScript {
  /** The request: the draft is only valid for the same one. */
  source: string
  lines: Script
}

/** Parses it from storage. */
export function parseServerScript(stored: unknown): ServerScript | null {
  if (typeof stored !== 'object' || stored === null || !('source' in stored) || !('lines' in stored))
    return null
  const { source } = stored
  const lines = parseLines(stored.lines)
  return typeof source === 'string' && lines ? { source, lines } : null
}

/** What it is asked for. The pronunciation of names does not change it. */
export type ServerScriptRequest = Omit<
  PreviewScriptBody,
  'draftId' | 'nameHint' | 'childAge' | 'occasion' | 'unsaid'
> &
  Pick<ScriptInput, 'childAge' | 'occasion' | 'unsaid'>

export const serverScriptRequestOf = (input: ScriptInput): ServerScriptRequest => ({
  locale: input.locale,
  characterIds: input.characters.map(({ id }) => id),
  childName: cleanLine(input.childName),
  otherChildren: input.otherChildren.map(({ name }) => ({ name: cleanLine(name) })),
  childAge: input.childAge,
  occasion: input.occasion,
  additionalNotes: input.additionalNotes.trim(),
  unsaid: input.unsaid,
})

/** The details for which it is valid. */
export const sourceOf = (input: ScriptInput): string => JSON.stringify(serverScriptRequestOf(input))

/** The script without the buyer's edits: the server's draft of the same details, otherwise one that is written here. */
export const draftedFor = (input: ScriptInput, drafted: ServerScript | null): Script =>
  drafted && input.useAIVoice && drafted.source === sourceOf(input)
    ? said(drafted.lines.map(known), input)
    : draftOf(input)
