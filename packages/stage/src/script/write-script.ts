import type { Bilingual } from '../cast-member.ts'
import type { Mood } from '../pose.ts'
import type { StageLocale } from '../timeline-format.ts'
import { selectDetails } from './select-details.ts'
import type { Detail, LeftOut } from './details.ts'
import { childrenOf } from '../first-name.ts'
import { spokenName } from './spoken-name.ts'
import { ownTurns } from './own-turns.ts'
import { capital, planTurns } from './plan-turns.ts'
import { readNotes } from './read-notes.ts'
import { privateWords } from './unspoken.ts'
import { findLanguage, findReading } from './known-texts.ts'
import type { ScriptOccasion } from './script-texts.ts'
import { fill, list, sentencesOf } from './sentences.ts'

export { LEFT_OUT_REASONS, type LeftOut, type LeftOutReason } from './details.ts'
export { spokenHint, spokenName } from './spoken-name.ts'
export { OCCASIONS, type ScriptOccasion } from './script-texts.ts'

/** The input of a script. Unknown facts (an empty name, no age, no notes) are omitted from it. */
export interface ScriptRequest {
  readonly locale: StageLocale
  readonly childName: string
  /** The age on the day the video is for. */
  readonly childAge: number | null
  readonly occasion: ScriptOccasion | null
  readonly notes: string
  /** False: the notes are the text, word for word. */
  readonly useAIVoice: boolean
  /** In speaking order, one to three. */
  readonly characters: readonly { readonly name: Bilingual; readonly greetingStyle: string }[]
  /** Earlier scripts of the family: what they say is said in another way. */
  readonly used?: readonly string[]
}

/** One uninterrupted part of a script. */
export interface Turn {
  /** Who speaks, by its place among the characters; null when all speak together. */
  readonly speaker: number | null
  readonly parts: readonly Part[]
}

export interface Part {
  readonly text: string
  readonly mood?: Mood
  /** Its place in the script; a text of the buyer's own has none. */
  readonly role?: Role
  /** What of the notes it tells. */
  readonly detail?: Pick<Detail, 'kind' | 'words'>
}

export type Role = 'opening' | 'others' | 'joining' | 'occasion' | 'detail' | 'wish' | 'farewell' | 'together'

/**
 * What is spoken, as text: one paragraph for one character, a line a turn (`Name: words`) for two or three. A text of
 * the buyer's own stays as it is.
 */
export function writeScript(request: ScriptRequest): string {
  if (!request.useAIVoice) return request.notes.trim()
  const turns = writeTurns(request)
  if (request.characters.length === 1) return turns.map(turnText).join(' ')
  return turns.map((turn) => `${speakerName(request, turn)}: ${turnText(turn)}`).join('\n')
}

/** The same words by who says them: the first greets, the last says good-bye, and what lies between goes around. */
export function writeTurns(request: ScriptRequest): Turn[] {
  if (request.characters.length === 0) return []
  if (!request.useAIVoice) return ownTurns(request.notes, request.characters)
  const turns = planTurns(request).map((turn) => filledIn(turn, request))
  return joined(turns.filter(({ parts }) => parts.length > 0))
}

/** What of the notes is not spoken, and why, each once: for staff, who may know better. */
export const leftOutOf = ({ notes, childName, locale, useAIVoice }: ScriptRequest): readonly LeftOut[] =>
  useAIVoice ? onceEach(selectDetails(readNotes(notes, childName, locale)).leftOut) : []

const onceEach = (parts: readonly LeftOut[]) => [...new Map(parts.map((part) => [part.text, part])).values()]

/** Numbers, addresses and names in the notes that are private. */
export const privateWordsOf = ({ notes, childName, locale }: ScriptRequest): readonly RegExp[] =>
  privateWords(readNotes(notes, childName, locale).leftOut, childName)

/** The speaker of a turn, in the script's language. */
export const speakerName = ({ locale, characters }: ScriptRequest, { speaker }: Turn): string =>
  speaker === null ? findLanguage(locale).texts.together.who : (characters[speaker]?.name[locale] ?? '')

export const turnText = (turn: Turn): string => turn.parts.map(({ text }) => text).join(' ')

/** Fills in the words. A sentence about the age is omitted while the age is unknown. */
function filledIn(turn: Turn, request: ScriptRequest): Turn {
  const { locale, childName, childAge, characters } = request
  const { texts } = findLanguage(locale)
  const hasAge = childAge !== null && isAgeOfAll(request)
  const names = characters.map((character) => character.name[locale])
  const me = turn.speaker === null ? '' : (names[turn.speaker] ?? '')
  const values = {
    name: spokenName(childName, locale) || texts.nameless,
    me,
    others: list(
      names.filter((_, other) => other !== turn.speaker),
      texts.and,
    ),
    years: `${childAge} ${childAge === 1 ? texts.year : texts.years}`,
    ...(childrenOf(childName).length > 2 ? texts.group : texts.pair),
  }
  const parts = turn.parts.map(({ text, ...part }) => {
    const sentences = sentencesOf(text).filter((sentence) => hasAge || !sentence.includes('{years}'))
    const words = fill(sentences.join(' '), values)
    return {
      ...part,
      text: text.startsWith('{name}') && spokenName(childName, locale) !== '' ? words : capital(words),
    }
  })
  return { ...turn, parts: parts.filter(({ text }) => text !== '') }
}

/** Brothers and sisters are as old as each other only where the notes say so; the order has one age. */
const isAgeOfAll = ({ locale, childName, notes }: ScriptRequest) =>
  childrenOf(childName).length === 1 || (notes.trim() !== '' && findReading(locale).sameAge.test(notes))

/** Joins neighbouring turns of one speaker. */
function joined(turns: readonly Turn[]): Turn[] {
  const all: Turn[] = []
  for (const turn of turns) {
    const before = all.at(-1)
    if (before?.speaker === turn.speaker)
      all[all.length - 1] = { ...turn, parts: [...before.parts, ...turn.parts] }
    else all.push(turn)
  }
  return all
}
