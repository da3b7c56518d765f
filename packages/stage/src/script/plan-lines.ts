import { greetingStyleOf, type GreetingStyle } from '../cast-member.ts'
import type { Mood } from '../pose.ts'
import type { StageLocale } from '../timeline-format.ts'
import { selectDetails } from './select-details.ts'
import type { Detail, DetailKind, FrameKind, OwnTopic } from './details.ts'
import { childrenOf, namesOf } from '../first-name.ts'
import { hashText } from '../random.ts'
import { createPicker } from './pick.ts'
import { readForScript } from './note-parts.ts'
import type { ScriptSource } from './script-source.ts'
import { occasionOf, type CharacterTexts } from './script-texts.ts'
import { fill, sentencesOf } from './sentences.ts'
import type { LinePart } from './script-document.ts'
import type { ScriptRequest } from './write-script.ts'

const moods: Partial<Record<DetailKind, Mood>> = {
  sorrow: 'gentle',
  care: 'gentle',
  fear: 'gentle',
  love: 'gentle',
  wish: 'happy',
  toOne: 'happy',
  kiss: 'happy',
}

/** A line before its words are filled in. */
export interface PlannedLine {
  readonly id: string
  /** Who speaks, by its place among the characters; null when all speak together. */
  readonly speaker: number | null
  readonly text: string
  readonly mood?: Mood
  /** Its place in the script; a text of the buyer's own has none. */
  readonly part?: LinePart
  readonly topic?: DetailKind | OwnTopic
  /** The part of the notes that it tells. */
  readonly note?: string
}

/** Who says what, with the details of the notes in place and `{name}`, `{me}`, `{others}` and `{years}` still open. */
export function planLines(request: ScriptRequest, source: ScriptSource): PlannedLine[] {
  const { locale, characters, childAge, used = [] } = request
  const names = namesOf(request)
  const texts = source.language(locale)
  const further = source.further?.language(locale)
  const { details, unspoken, isSad: grave } = selectDetails(readForScript(request, source))
  const occasion = source.occasion(occasionOf(request.occasion))
  const furtherOccasion = source.further?.occasion(occasionOf(request.occasion))[locale]
  const listener = {
    several: childrenOf(names).length > 1,
    age: childAge,
    glad: !grave && !occasion.gentle,
  }
  const pick = createPicker(seedOf(request), listener, { used, unspoken })
  const last = characters.length - 1
  const narrator = Math.min(1, last)
  const teller = last === 1 ? 0 : last
  const opening: PlannedLine = { id: 'opening', speaker: 0, text: inStyle('opening', 0), part: 'opening' }
  const ownLines = { gag: gag(), joke: joke() }
  const detailLines = details.map((detail) => detailLine(detail))
  // The second of three begins to tell; otherwise one tells it all: of two the first.
  const early = last > 1 && detailLines.length > 1 ? 1 : 0
  return [
    opening,
    ...ownLines.gag,
    ...(last > 0 ? [others()] : []),
    ...joining(narrator),
    {
      id: 'occasion',
      speaker: narrator,
      text: ownLines.joke.length > 0 ? withoutLast(forOccasion('occasion')) : forOccasion('occasion'),
      mood: occasion.gentle ? 'gentle' : 'excited',
      part: 'occasion',
    },
    ...detailLines.slice(0, early).map((line) => Object.assign({}, line, { speaker: narrator })),
    ...(last > 1 ? joining(last) : []),
    ...detailLines.slice(early).map((line) => Object.assign({}, line, { speaker: teller })),
    ...ownLines.joke,
    wish(),
    { id: 'farewell', speaker: last, text: inStyle('farewell', last), mood: 'happy', part: 'farewell' },
    ...(last > 0 ? [together()] : []),
  ]

  /** Sad news of which nothing is said makes the film gentle all the same. */
  function wish(): PlannedLine {
    const line: PlannedLine = {
      id: 'wish',
      speaker: last,
      text: forOccasion('wish'),
      mood: 'happy',
      part: 'wish',
    }
    return grave ? { ...line, mood: 'gentle', topic: 'care' } : line
  }

  function inStyle(part: 'opening' | 'joining' | 'farewell', speaker: number): string {
    const style: GreetingStyle = grave ? 'gentle' : greetingStyleOf(characters[speaker]?.greetingStyle)
    const key = `${part}s` as const
    const inStyle = () => source.style(style)[locale][part]
    const own = ownTexts(speaker)?.[part]
    const later = further ? [...(own ? [inStyle()] : []), further[key][style], further[key].any] : []
    return pick(own ?? inStyle(), later, part)
  }

  /** Near sad news everybody speaks gently instead. */
  function ownTexts(speaker: number): CharacterTexts[StageLocale] | undefined {
    return grave ? undefined : source.own(characters[speaker]?.id ?? '')?.[locale]
  }

  /** What the first one's picture acts, and once the family has seen all of that, a joke. */
  function gag(): PlannedLine[] {
    return listener.glad ? (ownLine('gag', 0) ?? ownLine('joke', 0) ?? []) : []
  }

  /** There is room for one where nothing of the notes is told, and nobody else speaks. */
  function joke(): PlannedLine[] {
    return details.length === 0 && last === 0 ? (ownLine('joke', 0) ?? []) : []
  }

  function ownLine(topic: OwnTopic, speaker: number): PlannedLine[] | undefined {
    const text = pick(ownTexts(speaker)?.[topic] ?? [], [], topic, true)
    return text === '' ? undefined : [{ id: topic, speaker, text, part: 'detail', topic }]
  }

  function forOccasion(part: 'occasion' | 'wish'): string {
    return pick(occasion.texts[locale][part], furtherOccasion ? [furtherOccasion[part]] : [], part)
  }

  function joining(speaker: number): PlannedLine[] {
    if (speaker === 0) return []
    return [{ id: `joining-${speaker}`, speaker, text: inStyle('joining', speaker), part: 'joining' }]
  }

  function others(): PlannedLine {
    const text = pick(texts.notAlone, further ? [further.notAlone] : [], 'others')
    return { id: 'others', speaker: 0, text, mood: 'excited', part: 'others' }
  }

  function together(): PlannedLine {
    const text = pick(texts.together, further ? [further.together] : [], 'together')
    return { id: 'together', speaker: null, text, mood: 'excited', part: 'together' }
  }

  function detailLine({ kind, words, source }: Detail): PlannedLine {
    const frame = kind === 'kiss' ? giftOf(source) : kind
    const variant = pick(texts.details[frame], further ? [further.details[frame]] : [], frame)
    return {
      id: lineIdOf(source),
      speaker: teller,
      text: fill(variant, { it: words, It: capital(words) }),
      mood: moods[kind] ?? 'excited',
      part: 'detail',
      topic: kind,
      ...(source === '' ? {} : { note: source }),
    }
  }
}

/** What the shop says of the day ends sooner where a joke follows, so that the film is no longer. */
const withoutLast = (text: string): string => sentencesOf(text).slice(0, -1).join(' ') || text

/** What somebody sends, in the words of the parent; a kiss where it is both. */
const giftOf = (source: string): FrameKind =>
  /kiss|beij|\bbj/i.test(source) ? 'kiss' : /hug|cuddl|squeeze|abra[cç]/i.test(source) ? 'hug' : 'fondness'

/** The line of a part of the notes keeps its id while that part stays. */
export const lineIdOf = (source: string): string => `note-${(hashText(source) >>> 0).toString(36)}`

/** What stays the same while the form is filled in, and from the preview to the finished film. */
const seedOf = ({ characters, childAge, occasion }: ScriptRequest) =>
  [childAge, occasion, ...characters.map(({ name }) => name.en)].join('/')

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
