import type { Bilingual } from '../cast-member.ts'
import type { StageLocale } from '../timeline-format.ts'
import { selectDetails } from './select-details.ts'
import type { Detail, LeftOut } from './details.ts'
import { childrenOf } from '../first-name.ts'
import { spokenName } from './spoken-name.ts'
import { ownTurns } from './own-turns.ts'
import { spokenTo } from './pick.ts'
import { capital, planTurns } from './plan-turns.ts'
import { JOINT } from './reading/marker.ts'
import { readNotes } from './reading/read-notes.ts'
import { privateWords } from './reading/unspoken.ts'
import { findLanguage, findReading } from './known-texts.ts'
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

export type Role = 'opening' | 'others' | 'joining' | 'occasion' | 'detail' | 'wish' | 'farewell' | 'together'

/**
 * What is spoken, as text: one paragraph for one character, a line a turn (`Name: words`) for two or three. A text of
 * the buyer's own stays as it is.
 */
export function writeScript(request: ScriptRequest, source: ScriptSource): string {
  if (!request.useAIVoice) return request.notes.trim()
  const turns = writeTurns(request, source)
  if (request.characters.length === 1) return turns.map(turnText).join(' ')
  return turns.map((turn) => `${speakerName(request, turn, source)}: ${turnText(turn)}`).join('\n')
}

/** The same words by who says them: the first greets, the last says good-bye, and what lies between goes around. */
export function writeTurns(request: ScriptRequest, source: ScriptSource): Turn[] {
  if (request.characters.length === 0) return []
  if (!request.useAIVoice) return ownTurns(request.notes, request.characters)
  const turns = planTurns(request, source).map((turn) => filledIn(turn, request, source))
  return joined(turns.filter(({ parts }) => parts.length > 0))
}

/** What of the notes is not spoken, and why, each once, with a line for what may be: for the buyer and for staff. */
export function leftOutOf({
  notes,
  childName,
  locale,
  occasion,
  useAIVoice,
}: ScriptRequest): readonly LeftOut[] {
  if (!useAIVoice) return []
  const { texts } = findLanguage(locale)
  const children = childrenOf(childName)
  const say = ({ kind, words }: Detail) => {
    const it = words.replace(JOINT, ` ${texts.and} `)
    const frame = spokenTo(children.length > 1, texts.details[kind][0] ?? '{it}')
    return fill(frame, { it, It: capital(it), ...(children.length > 2 ? texts.group : texts.pair) })
  }
  return onceEach(selectDetails(readNotes(notes, childName, locale, occasion), say).leftOut)
}

const onceEach = (parts: readonly LeftOut[]) => [...new Map(parts.map((part) => [part.text, part])).values()]

/** Numbers, addresses and names in the notes that are private. */
export const privateWordsOf = ({ notes, childName, locale, occasion }: ScriptRequest): readonly RegExp[] =>
  privateWords(readNotes(notes, childName, locale, occasion).leftOut, childName)

/** The speaker of a turn, in the script's language. */
export const speakerName = (
  { locale, characters }: ScriptRequest,
  { speaker }: Turn,
  source: ScriptSource,
): string =>
  speaker === null ? source.language(locale).together.who : (characters[speaker]?.name[locale] ?? '')

export const turnText = (turn: Turn): string => turn.parts.map(({ text }) => text).join(' ')

/** Fills in the words. A sentence about the age is omitted while the age is unknown. */
function filledIn(turn: Turn, request: ScriptRequest, source: ScriptSource): Turn {
  const { locale, childName, childAge, characters } = request
  const texts = source.language(locale)
  const hasAge = childAge !== null && isAgeOfAll(request, source)
  const names = characters.map(
    ({ name }) => texts.called?.(name[locale], source.article(name.pt)) ?? name[locale],
  )
  const me = turn.speaker === null ? '' : (names[turn.speaker] ?? '')
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
const isAgeOfAll = ({ locale, childName, notes }: ScriptRequest, source: ScriptSource) =>
  childrenOf(childName).length === 1 || (notes.trim() !== '' && source.reading(locale).sameAge.test(notes))

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
