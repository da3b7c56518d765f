import type { Bilingual } from '../cast-member.ts'
import type { StageLocale } from '../timeline-format.ts'
import { selectDetails } from './select-details.ts'
import type { LeftOut } from './details.ts'
import { childrenOf, listOf, namesOf } from '../first-name.ts'
import { spokenHint, spokenName } from './spoken-name.ts'
import { ownLines } from './own-lines.ts'
import type { Unsaid } from './note-parts.ts'
import { capital, planLines, type PlannedLine } from './plan-lines.ts'
import { readNotes } from './read-notes.ts'
import { privateWords } from './unspoken.ts'
import { findLanguage, findReading } from './known-texts.ts'
import { fitting, scriptText, type SayAs, type Script, type ScriptLine } from './script-document.ts'
import type { ScriptOccasion } from './script-texts.ts'
import { fill, list, plainLine, sentencesOf } from './sentences.ts'

export { LEFT_OUT_REASONS, type LeftOut, type LeftOutReason } from './details.ts'
export { spokenHint, spokenName } from './spoken-name.ts'
export { OCCASIONS, type ScriptOccasion } from './script-texts.ts'
export * from './note-parts.ts'
export * from './script-document.ts'

/** The input of a script. Unknown facts (an empty name, no age, no notes) are omitted from it. */
export interface ScriptRequest {
  readonly locale: StageLocale
  readonly childName: string
  /** How the name is pronounced, spelt freely; missing or empty: as written. */
  readonly nameHint?: string | null
  /** Brothers, sisters and friends who are greeted with the child. */
  readonly otherChildren?: readonly { readonly name: string; readonly nameHint?: string | null }[] | undefined
  /** The age on the day the video is for. */
  readonly childAge: number | null
  readonly occasion: ScriptOccasion | null
  readonly notes: string
  /** False: the notes are the text, word for word. */
  readonly useAIVoice: boolean
  /** What the buyer decided about parts of the notes that are not said. */
  readonly unsaid?: readonly Unsaid[]
  /** In speaking order, one to three; `id` is the slug. */
  readonly characters: readonly {
    readonly id: string
    readonly name: Bilingual
    readonly greetingStyle: string
  }[]
  /** Earlier scripts of the family: what they say is said in another way. */
  readonly used?: readonly string[]
}

/** The script of an order: the first greets, the last says good-bye, and what lies between goes around. */
export function writeScript(request: ScriptRequest): Script {
  const { characters, useAIVoice, notes } = request
  if (characters.length === 0) return []
  const planned = useAIVoice
    ? planLines(request).map((line) => Object.assign({}, line, { text: textOf(line, request) }))
    : ownLines(notes, characters)
  const sayAs = sayAsOf(childName, nameHint, locale)
  const lines = planned
    .map((line) => Object.assign({}, line, { text: plainLine(line.text) }))
    .filter(({ text }) => text !== '')
  const written = lines.map((line, at): ScriptLine => {
    const before = lines[at - 1]
    return {
      id: line.id,
      speakers:
        line.speaker === null
          ? characters.map(({ id }) => id)
          : characters.slice(line.speaker, line.speaker + 1).map(({ id }) => id),
      text: line.text,
      sayAs: sayAs.filter(({ name }) => line.text.includes(name)),
      mood: line.mood ?? null,
      pause: before === undefined ? 0 : before.speaker === line.speaker ? PAUSE.line : PAUSE.turn,
      origin: useAIVoice ? (line.note === undefined ? 'shop' : 'note') : 'buyer',
      part: line.part ?? null,
      topic: line.topic ?? null,
      note: line.note ?? null,
    }
  })
  return fitting(written)
}

/** The same as text. */
export const writeText = (request: ScriptRequest): string =>
  scriptText(writeScript(request), request.characters, request.locale)

/** How the spoken names are pronounced, where otherwise than written: the longest first, which may hold a shorter one. */
export function sayAsOf({
  childName,
  nameHint,
  otherChildren = [],
  locale,
}: Pick<ScriptRequest, 'childName' | 'nameHint' | 'otherChildren' | 'locale'>): SayAs[] {
  return [{ name: childName, nameHint }, ...otherChildren]
    .flatMap(({ name, nameHint: hint }) => {
      const spoken = spokenName(name, locale)
      return hint?.trim() && spoken ? [{ name: spoken, as: spokenHint(name, hint) }] : []
    })
    .sort((a, b) => b.name.length - a.name.length)
}

/** What of the notes is not spoken, and why, each once: for staff, who may know better. */
export function leftOutOf(request: ScriptRequest): readonly LeftOut[] {
  const { notes, childName, locale, useAIVoice, characters } = request
  if (!useAIVoice) return []
  const { details, leftOut } = selectDetails(readNotes(notes, childName, locale))
  const spoken = characters.length === 0 ? undefined : new Set(writeScript(request).map(({ note }) => note))
  const tooLong = details
    .filter(({ source }) => spoken?.has(source) === false)
    .map(({ source }): LeftOut => ({ text: source, reason: 'room' }))
  return onceEach([...leftOut, ...tooLong])
}

const onceEach = (parts: readonly LeftOut[]) => [...new Map(parts.map((part) => [part.text, part])).values()]

/** Numbers, addresses and names in the notes that are private. */
export function privateWordsOf(request: ScriptRequest): readonly RegExp[] {
  const names = namesOf(request)
  return privateWords(readNotes(request.notes, names, request.locale).leftOut, names)
}

/** Fills in the words. A sentence about the age is omitted while the age is unknown. */
function textOf({ speaker, text }: PlannedLine, request: ScriptRequest): string {
  const { locale, childAge, characters } = request
  const { texts } = findLanguage(locale)
  const children = namesOf(request)
  const hasAge = childAge !== null && isAgeOfAll(request)
  const names = characters.map((character) => character.name[locale])
  const name = spokenName(children, locale)
  const values = {
    name: name || texts.nameless,
    me: speaker === null ? '' : (names[speaker] ?? ''),
    others: listOf(
      names.filter((_, other) => other !== speaker),
      locale,
    ),
    years: `${childAge} ${childAge === 1 ? texts.year : texts.years}`,
    ...(childrenOf(children).length > 2 ? texts.group : texts.pair),
  }
  const sentences = sentencesOf(text).filter((sentence) => hasAge || !sentence.includes('{years}'))
  const words = fill(sentences.join(' '), values)
  return text.startsWith('{name}') && name !== '' ? words : capital(words)
}

/** Brothers and sisters are as old as each other only where the notes say so; the order has one age. */
const isAgeOfAll = (request: ScriptRequest) =>
  childrenOf(namesOf(request)).length === 1 ||
  (request.notes.trim() !== '' && findReading(request.locale).sameAge.test(request.notes))
