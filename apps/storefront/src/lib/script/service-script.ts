import { cleanLine } from '@recadinho/contracts/one-line'
import type { PreviewScriptBody } from '@recadinho/contracts/script-previews'
import type { Script } from '@recadinho/stage/script-document'
import { parseLines } from './parse-script.ts'
import { draftOf, known, said, type ScriptInput } from './current-script.ts'

/** What a writing service has drafted. */
export interface ServiceScript {
  /** What it was asked: of anything else it is no draft. */
  source: string
  lines: Script
}

/** Reads what storage holds of it. */
export function parseServiceScript(stored: unknown): ServiceScript | null {
  if (typeof stored !== 'object' || stored === null || !('source' in stored) || !('lines' in stored))
    return null
  const { source } = stored
  const lines = parseLines(stored.lines)
  return typeof source === 'string' && lines ? { source, lines } : null
}

/** What a writing service is asked. How names are said changes no words. */
export type ServiceRequest = Omit<
  PreviewScriptBody,
  'draftId' | 'nameHint' | 'childAge' | 'occasion' | 'unsaid'
> &
  Pick<ScriptInput, 'childAge' | 'occasion' | 'unsaid'>

export const serviceRequestOf = (input: ScriptInput): ServiceRequest => ({
  locale: input.locale,
  characterIds: input.characters.map(({ id }) => id),
  childName: cleanLine(input.childName),
  otherChildren: input.otherChildren.map(({ name }) => ({ name: cleanLine(name) })),
  childAge: input.childAge,
  occasion: input.occasion,
  additionalNotes: input.additionalNotes.trim(),
  unsaid: input.unsaid,
})

/** The details that a draft of a writing service counts for. */
export const sourceOf = (input: ScriptInput): string => JSON.stringify(serviceRequestOf(input))

/** What the shop says without the buyer's edits: a writing service's draft of the same details, or else its own. */
export const draftedFor = (input: ScriptInput, service: ServiceScript | null): Script =>
  service && input.useAIVoice && service.source === sourceOf(input)
    ? said(service.lines.map(known), input)
    : draftOf(input)
