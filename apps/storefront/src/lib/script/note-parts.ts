import * as notes from '@recadinho/stage/decide-notes'
import type { CurrentScript } from '@recadinho/stage/edited-script'
import { LOADED_TEXTS } from '@recadinho/stage/load-script-texts'
import type { Script, ScriptLine } from '@recadinho/stage/script-document'
import { notePartsOf, type NotePart } from '@recadinho/stage/script-writer'
import { childrenOf, type ScriptInput } from './current-script.ts'

/** What becomes of each part of the notes. How they are read must be loaded (`load-script-texts`). */
export const notePartsIn = (input: ScriptInput, { lines, drafted }: CurrentScript): NotePart[] =>
  notePartsOf(requestOf(input), lines, drafted, LOADED_TEXTS)

/** A line to begin with, for a part that no line says. */
export const beginningFor = (part: NotePart, parts: readonly NotePart[], input: ScriptInput) =>
  notes.beginningFor(part, parts, requestOf(input), LOADED_TEXTS)

/** Lines of the buyer's own that mention a part. */
export const linesAbout = (part: NotePart, input: ScriptInput, lines: Script): ScriptLine[] =>
  notes.linesAbout(part, requestOf(input), lines, LOADED_TEXTS)

const requestOf = (input: ScriptInput) => ({
  ...input,
  ...childrenOf(input),
  notes: input.additionalNotes,
})
