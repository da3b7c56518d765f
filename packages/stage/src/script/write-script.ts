import type { Bilingual } from '../cast-member.ts'
import type { StageLocale } from '../timeline-format.ts'
import { selectDetails } from './select-details.ts'
import type { LeftOut } from './details.ts'
import { childrenOf } from '../first-name.ts'
import { spokenHint, spokenName } from './spoken-name.ts'
import { ownLines } from './own-lines.ts'
import type { Unsaid } from './note-parts.ts'
import { capital, planLines, type PlannedLine } from './plan-lines.ts'
import { readNotes } from './read-notes.ts'
import { privateWords } from './unspoken.ts'
import { findLanguage, findReading } from './known-texts.ts'
import { scriptText, type SayAs, type Script, type ScriptLine } from './script-document.ts'
import type { ScriptOccasion } from './script-texts.ts'
import { fill, list, sentencesOf } from './sentences.ts'

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

/** Silence before another speaker, and before a line of the same one, in seconds. */
export const PAUSE = { turn: 0.5, line: 0.32 } as const

/** The script of an order: the first greets, the last says good-bye, and what lies between goes around. */
export function writeScript(request: ScriptRequest): Script {
  const { characters, locale, childName, nameHint, useAIVoice, notes } = request
  if (characters.length === 0) return []
  const planned = useAIVoice
    ? planLines(request).map((line) => ({ ...line, text: textOf(line, request) }))
    : ownLines(notes, characters)
  const sayAs = sayAsOf(childName, nameHint, locale)
  const lines = planned.filter(({ text }) => text !== '')
  return lines.map((line, at): ScriptLine => {
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
}

/** The same as text. */
export const writeText = (request: ScriptRequest): string =>
  scriptText(writeScript(request), request.characters, request.locale)

/** How the spoken name is pronounced, if otherwise than written. */
export function sayAsOf(childName: string, hint: string | null | undefined, locale: StageLocale): SayAs[] {
  const name = spokenName(childName, locale)
  return hint?.trim() && name ? [{ name, as: spokenHint(childName, hint) }] : []
}

/** What of the notes is not spoken, and why, each once: for staff, who may know better. */
export const leftOutOf = ({ notes, childName, locale, useAIVoice }: ScriptRequest): readonly LeftOut[] =>
  useAIVoice ? onceEach(selectDetails(readNotes(notes, childName, locale)).leftOut) : []

const onceEach = (parts: readonly LeftOut[]) => [...new Map(parts.map((part) => [part.text, part])).values()]

/** Numbers, addresses and names in the notes that are private. */
export const privateWordsOf = ({ notes, childName, locale }: ScriptRequest): readonly RegExp[] =>
  privateWords(readNotes(notes, childName, locale).leftOut, childName)

/** Fills in the words. A sentence about the age is omitted while the age is unknown. */
function textOf({ speaker, text }: PlannedLine, request: ScriptRequest): string {
  const { locale, childName, childAge, characters } = request
  const { texts } = findLanguage(locale)
  const hasAge = childAge !== null && isAgeOfAll(request)
  const names = characters.map((character) => character.name[locale])
  const name = spokenName(childName, locale)
  const values = {
    name: name || texts.nameless,
    me: speaker === null ? '' : (names[speaker] ?? ''),
    others: list(
      names.filter((_, other) => other !== speaker),
      texts.and,
    ),
    years: `${childAge} ${childAge === 1 ? texts.year : texts.years}`,
    ...(childrenOf(childName).length > 2 ? texts.group : texts.pair),
  }
  const sentences = sentencesOf(text).filter((sentence) => hasAge || !sentence.includes('{years}'))
  const words = fill(sentences.join(' '), values)
  return text.startsWith('{name}') && name !== '' ? words : capital(words)
}

/** Brothers and sisters are as old as each other only where the notes say so; the order has one age. */
const isAgeOfAll = ({ locale, childName, notes }: ScriptRequest) =>
  childrenOf(childName).length === 1 || (notes.trim() !== '' && findReading(locale).sameAge.test(notes))
