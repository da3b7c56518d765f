import type { Unsaid, UnsaidChoice } from '@recadinho/contracts/personalization'
import { isDecided, type ScriptLine } from '@recadinho/stage/script-document'
import { LOADED_TEXTS } from '@recadinho/stage/load-script-texts'
import { notePartsOf, topicsOf, type NotePart } from '@recadinho/stage/script-writer'
import { limits } from '@recadinho/contracts/limits'
import { childrenOf, draftOf, type ScriptInput } from './current-script.ts'
import type { CurrentScript } from '@recadinho/stage/edited-script'

/** What becomes of each part of the notes. How they are read must be loaded (`load-script-texts`). */
export const notePartsIn = (input: ScriptInput, { lines, drafted }: CurrentScript): NotePart[] =>
  notePartsOf(requestOf(input), lines, drafted, LOADED_TEXTS)

/** A line to begin with: the reader's careful one, or what the shop would say of a part for which there was no room. */
export function beginningFor(
  part: NotePart,
  parts: readonly NotePart[],
  input: ScriptInput,
): Pick<ScriptLine, 'text' | 'topic' | 'note'> {
  const { text: note, draft, reason } = part
  if (draft !== null || reason !== 'room') return { text: draft ?? '', topic: null, note }
  const others = parts.filter(({ text }) => text !== note)
  const unsaid = others.map(({ text, choice }) => ({ text, choice: choice ?? ('team' as const) }))
  const line = draftOf({ ...input, unsaid }).find((one) => one.note === note)
  return { text: line?.text ?? '', topic: line?.topic ?? null, note }
}

/** The choices with another one about a part, or without one; those that have lapsed are gone. */
export function withChoice(
  unsaid: Unsaid,
  parts: readonly NotePart[],
  { text }: NotePart,
  choice: UnsaidChoice | null,
): Unsaid {
  const others = unsaid.filter((one) => one.text !== text && parts.some((part) => part.text === one.text))
  return choice ? [...others, { text, choice }].slice(-limits.unsaidMax) : others
}

/** Lines of the buyer's own that mention a part; the shop's follow the choices by themselves. */
export function linesAbout(
  { text }: NotePart,
  input: ScriptInput,
  lines: readonly ScriptLine[],
): ScriptLine[] {
  const topics = topicsOf(text, requestOf(input), LOADED_TEXTS)
  return lines.filter((line) => isDecided(line) && topics.some((topic) => topic.test(line.text)))
}

/** Where a line about the child is added: before the good wishes. */
export function lineBeforeWishes(lines: readonly ScriptLine[]): string | null {
  const end = lines.findIndex(({ part }) => part === 'wish' || part === 'farewell' || part === 'together')
  return lines.at(end === -1 ? -1 : Math.max(end - 1, 0))?.id ?? null
}

const requestOf = (input: ScriptInput) => ({
  ...input,
  ...childrenOf(input),
  notes: input.additionalNotes,
})
