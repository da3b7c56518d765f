import type { ScriptSource } from './script-source.ts'
import { isDecided, type Script, type ScriptLine } from './script-document.ts'
import { topicsOf, UNSAID_MAX, type NotePart, type Unsaid, type UnsaidChoice } from './note-parts.ts'
import { writeScript, type ScriptRequest } from './write-script.ts'

/** A line to begin with: the reader's careful one, or what the shop would say of a part for which there was no room. */
export function beginningFor(
  part: NotePart,
  parts: readonly NotePart[],
  request: ScriptRequest,
  source: ScriptSource,
): Pick<ScriptLine, 'text' | 'topic' | 'note'> {
  const { text: note, draft, reason } = part
  if (draft !== null || (reason !== 'room' && reason !== 'skipped'))
    return { text: draft ?? '', topic: null, note }
  const others = parts.filter(({ text }) => text !== note)
  const unsaid = others.map(({ text, choice }) => ({ text, choice: choice ?? ('team' as const) }))
  const line = writeScript({ ...request, unsaid }, source).find((one) => one.note === note)
  return { text: line?.text ?? '', topic: line?.topic ?? null, note }
}

/** The choices with another one about a part, or without one; those that have lapsed are gone. */
export function withChoice(
  unsaid: readonly Unsaid[],
  parts: readonly NotePart[],
  { text }: NotePart,
  choice: UnsaidChoice | null,
): Unsaid[] {
  const others = unsaid.filter((one) => one.text !== text && parts.some((part) => part.text === one.text))
  return choice ? [...others, { text, choice }].slice(-UNSAID_MAX) : others
}

/** Edited lines that mention a part; the shop's follow the choices by themselves. */
export function linesAbout(
  { text }: NotePart,
  request: ScriptRequest,
  lines: Script,
  source: ScriptSource,
): ScriptLine[] {
  const topics = topicsOf(text, request, source)
  return lines.filter((line) => isDecided(line) && topics.some((topic) => topic.test(line.text)))
}

/** Where a line about the child is added: before the good wishes. */
export function lineBeforeWishes(lines: Script): string | null {
  const end = lines.findIndex(({ part }) => part === 'wish' || part === 'farewell' || part === 'together')
  return lines.at(end === -1 ? -1 : Math.max(end - 1, 0))?.id ?? null
}
