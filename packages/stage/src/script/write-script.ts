import type { Bilingual } from '../cast-member.ts'
import type { StageLocale } from '../timeline-format.ts'
import { selectDetails } from './select-details.ts'
import type { LeftOut } from './details.ts'
import { childrenOf, listOf, namesOf } from '../first-name.ts'
import { spokenHint, spokenName } from './spoken-name.ts'
import { ownLines } from './own-lines.ts'
import type { Unsaid } from './note-parts.ts'
import { capital, planLines, type PlannedLine } from './plan-lines.ts'
import { readNotes } from './reading/read-notes.ts'
import { privateWords } from './reading/unspoken.ts'
import {
  fitting,
  paced,
  scriptText,
  type LineOrigin,
  type SayAs,
  type Script,
  type ScriptLine,
} from './script-document.ts'
import type { ScriptSource } from './script-source.ts'
import type { ScriptOccasion } from './script-texts.ts'
import { fill, plainLine, sentencesOf } from './sentences.ts'

export { LEFT_OUT_REASONS, type LeftOut, type LeftOutReason } from './details.ts'
export { renamings, spokenHint, spokenName } from './spoken-name.ts'
export { OCCASIONS, type ScriptOccasion } from './script-texts.ts'
export { lineIdOf } from './plan-lines.ts'
export * from './note-parts.ts'
export * from './redraft-order.ts'
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
export function writeScript(request: ScriptRequest, source: ScriptSource): Script {
  if (request.characters.length === 0) return []
  if (!request.useAIVoice) return writeOwnText(request)
  const planned = planLines(request, source)
  return scriptOf(
    planned.map((line) => Object.assign({}, line, { text: textOf(line, request, source) })),
    request,
  )
}

/** The notes as the buyer's own text, which needs no texts of the shop. */
export const writeOwnText = (request: OwnText): Script =>
  scriptOf(ownLines(request.notes, request.characters), request, 'buyer')

type OwnText = Pick<
  ScriptRequest,
  'locale' | 'childName' | 'nameHint' | 'otherChildren' | 'notes' | 'characters'
>

function scriptOf(planned: readonly PlannedLine[], request: OwnText, origin?: LineOrigin): Script {
  const { characters } = request
  const sayAs = sayAsOf(request)
  const lines = planned
    .map((line) => Object.assign({}, line, { text: plainLine(line.text) }))
    .filter(({ text }) => text !== '')
  const script = lines.map((line): ScriptLine => ({
    id: line.id,
    speakers:
      line.speaker === null
        ? characters.map(({ id }) => id)
        : characters.slice(line.speaker, line.speaker + 1).map(({ id }) => id),
    text: line.text,
    sayAs: sayAs.filter(({ name }) => line.text.includes(name)),
    mood: line.mood ?? null,
    pause: 0,
    origin: origin ?? (line.note === undefined ? 'shop' : 'note'),
    part: line.part ?? null,
    topic: line.topic ?? null,
    note: line.note ?? null,
  }))
  return fitting(paced(script))
}

/** The same as text. */
export const writeText = (request: ScriptRequest, source: ScriptSource): string =>
  scriptText(writeScript(request, source), request.characters, request.locale)

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
export function leftOutOf(request: ScriptRequest, source: ScriptSource): readonly LeftOut[] {
  const { notes, locale, useAIVoice, characters } = request
  if (!useAIVoice) return []
  const { details, leftOut } = selectDetails(
    readNotes(notes, namesOf(request), locale, request.occasion, source),
  )
  const spoken =
    characters.length === 0 ? undefined : new Set(writeScript(request, source).map(({ note }) => note))
  const tooLong = details
    .filter(({ source }) => source !== '' && spoken?.has(source) === false)
    .map(({ source }): LeftOut => ({ text: source, reason: 'room' }))
  return onceEach([...leftOut, ...tooLong])
}

const onceEach = (parts: readonly LeftOut[]) => [...new Map(parts.map((part) => [part.text, part])).values()]

/** Numbers, addresses and names in the notes that are private. */
export function privateWordsOf(request: ScriptRequest, source: ScriptSource): readonly RegExp[] {
  const names = namesOf(request)
  return privateWords(
    readNotes(request.notes, names, request.locale, request.occasion, source).leftOut,
    names,
  )
}

/** Fills in the words. A sentence about the age is omitted while the age is unknown. */
function textOf({ speaker, text }: PlannedLine, request: ScriptRequest, source: ScriptSource): string {
  const { locale, childAge, characters } = request
  const texts = source.language(locale)
  const children = namesOf(request)
  const hasAge = childAge !== null && isAgeOfAll(request, source)
  const names = characters.map(
    (character) =>
      texts.called?.(character.name[locale], source.article(character.name.pt)) ?? character.name[locale],
  )
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
const isAgeOfAll = (request: ScriptRequest, source: ScriptSource) =>
  childrenOf(namesOf(request)).length === 1 ||
  (request.notes.trim() !== '' && source.reading(request.locale).sameAge.test(request.notes))
