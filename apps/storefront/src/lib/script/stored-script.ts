import { spokenFields } from '@recadinho/contracts/personalization'
import { sentValue } from '@recadinho/contracts/sent-fields'
import { childrenOf as childrenIn, namesOf } from '@recadinho/stage/first-name'
import type { Script } from '@recadinho/stage/script-document'
import { redraftOrder, renamings } from '@recadinho/stage/script-writer'
import { childrenOf, draftOf, said, type ScriptInput } from './current-script.ts'

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
  const redrafted = redraftOrder({
    lines,
    draftedBefore: draftOf(before),
    drafted,
    keepsFacts: isOnlyRenamed(before, input),
    renamed: renamings(namesIn(before), namesIn(input), input.locale),
    cast: input.characters.map(({ id }) => id),
  })
  return redrafted.length > 0 ? said(redrafted, input) : drafted
}

/** Whether nothing but the name of an only child differs. */
const isOnlyRenamed = (before: ScriptInput, input: ScriptInput) =>
  factsOf(before) === factsOf(input) &&
  [before, input].every((each) => childrenIn(namesOf(childrenOf(each))).length === 1)

const factsOf = (input: ScriptInput) =>
  JSON.stringify(
    spokenFields.flatMap((field) =>
      field === 'childName' || field === 'otherChildren' ? [] : [sentValue(field, input[field])],
    ),
  )

const spokenOf = (input: ScriptInput) =>
  JSON.stringify(spokenFields.map((field) => sentValue(field, input[field])))

const namesIn = (input: ScriptInput) => namesOf(childrenOf(input))
