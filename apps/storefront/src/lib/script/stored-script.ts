import { spokenFields } from '@recadinho/contracts/personalization'
import { sentValue } from '@recadinho/contracts/sent-fields'
import { pronounced } from '@recadinho/stage/current-script'
import { namesOf } from '@recadinho/stage/first-name'
import { redraftScript, type Script } from '@recadinho/stage/script-document'
import { renamings } from '@recadinho/stage/script-writer'
import { childrenOf, draftOf, type ScriptInput } from './current-script.ts'

/** The script of an order, and what it was written from. */
export interface StoredScript {
  lines: Script
  input: ScriptInput
}

/**
 * An order's script after a correction of what it was written from, as the server will draft it again (O7.2): lines that were
 * edited or removed stay so.
 */
export function storedDraft({ lines, input: before }: StoredScript, input: ScriptInput): Script {
  if (spokenOf(before) === spokenOf(input)) return said(lines, input)
  const drafted = draftOf(input)
  // The buyer's own text is split anew.
  if (!input.useAIVoice && before.additionalNotes !== input.additionalNotes) return drafted
  const known = new Set(lines.map(({ id }) => id))
  const redrafted = redraftScript({
    edited: lines,
    removed: draftOf(before).flatMap(({ id }) => (known.has(id) ? [] : id)),
    drafted,
    renamed: renamings(namesIn(before), namesIn(input), input.locale),
    cast: input.characters.map(({ id }) => id),
  })
  return redrafted.length > 0 ? said(redrafted, input) : drafted
}

const spokenOf = (input: ScriptInput) =>
  JSON.stringify(spokenFields.map((field) => sentValue(field, input[field])))

const namesIn = (input: ScriptInput) => namesOf(childrenOf(input))

/** With the names pronounced as the form says. */
const said = (lines: Script, input: ScriptInput): Script =>
  pronounced(lines, { ...input, ...childrenOf(input) })
