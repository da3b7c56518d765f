import { cleanLine } from '@recadinho/contracts/one-line'
import type { PreviewScriptBody } from '@recadinho/contracts/script-previews'
import type { Script } from '@recadinho/stage/script-document'
import { parseLines } from './parse-script.ts'
import { draftOf, known, said, type ScriptInput } from './current-script.ts'

/** A draft of the writing service. */
export interface ServiceScript {
  /** The request: the draft is only valid for the same one. */
  source: string
  lines: Script
}

/** Parses it from storage. */
export function parseServiceScript(stored: unknown): ServiceScript | null {
  if (typeof stored !== 'object' || stored === null || !('source' in stored) || !('lines' in stored))
    return null
  const { source } = stored
  const lines = parseLines(stored.lines)
  return typeof source === 'string' && lines ? { source, lines } : null
}

/** The request to a writing service. The pronunciation of names does not change it. */
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

/** The details for which a service's draft is valid. */
export const sourceOf = (input: ScriptInput): string => JSON.stringify(serviceRequestOf(input))

/** The script without the buyer's edits: the service's draft of the same details, otherwise the shop's own. */
export const draftedFor = (input: ScriptInput, service: ServiceScript | null): Script =>
  service && input.useAIVoice && service.source === sourceOf(input)
    ? said(service.lines.map(known), input)
    : draftOf(input)
