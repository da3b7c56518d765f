import type { Occasion } from '../occasion.ts'
import { propsIn } from '../props/find-props.ts'
import type { StageLocale, TimelineCast } from '../timeline-format.ts'
import type { Beat } from './beat.ts'
import type { ClosingWords } from './closing-words.ts'
import {
  CLOSE,
  ENTER,
  EXIT,
  GOODBYE,
  LONGEST_OF_TWO,
  LONGEST_PROP,
  SHORTEST_PROP,
  SUSPENSE,
  WALK,
} from './pace.ts'
import { byeLine, suspense } from './suspense.ts'
import { isCalm, ms, type SpokenLine } from './spoken-line.ts'
import { wishLine } from './wish-line.ts'

/** What a film is about. */
export interface Story {
  readonly occasion: Occasion | undefined
  readonly age: number | null
  /** The child's name as it is shown; empty if it is not known. */
  readonly name: string
  readonly locale: StageLocale
  readonly cast: readonly TimelineCast[]
  readonly lines: readonly SpokenLine[]
  /** How they go to another place (D25). */
  readonly journey: readonly Beat[]
  /** What two of them do for each other (D27). */
  readonly exchange: readonly Beat[]
  /** Under the picture at the end; null for none. */
  readonly closing: ClosingWords | null
}

/** Details that are said from close by. */
const intimate: ReadonlySet<string> = new Set(['love', 'nickname', 'fear', 'joy', 'kiss', 'sorrow', 'care'])
/** Details that are cheered, sung or laughed about: said aloud. */
const aloud: ReadonlySet<string> = new Set([
  'proud',
  'soon',
  'congratulation',
  'luck',
  'wish',
  'hello',
  'gag',
  'joke',
])
type PropBeat = Extract<Beat, { kind: 'prop' }>

const mostProps = 4
const propsOfLine = 2

/** What happens in a film (D3 to D8), in order. Without lines nothing does. */
export function planBeats(story: Story): Beat[] {
  const { lines } = story
  if (lines.length === 0) return []
  const calm = isCalm(story.occasion, lines)
  const props = propBeats(story)
  const held = suspense(story, calm)
  const whispered = whispers(story, props)
  return [
    ...entrances(story),
    ...story.journey,
    ...story.exchange,
    ...props,
    ...whispered,
    ...held,
    ...(story.occasion?.set.cake ? cake(story, calm) : []),
    ...(calm ? [] : cheers(story, whispered)),
    ...climax(story, calm),
    ...ending(story),
  ].toSorted((a, b) => a.from - b.from)
}

const isExclaimed = ({ cues }: SpokenLine): boolean => cues.at(-1)?.words.at(-1)?.w.endsWith('!') ?? false

const endOf = (lines: readonly SpokenLine[]): number => lines.at(-1)?.to ?? 0

/** The first is there from the start; the others come when they are named, or before their first words. */
function entrances({ cast, lines }: Story): Beat[] {
  const named = lines.find(({ part }) => part === 'others')
  return cast.flatMap(({ id }, i): Beat[] => {
    const first = lines.find(({ speaker, along }) => speaker === id || along.includes(id))
    if (first === undefined) return []
    if (first === lines[0]) {
      if (id !== first.speaker) return []
      return [{ kind: 'enter', who: id, side: 'above', from: 0, to: ENTER }]
    }
    const from = Math.max(0, named ? named.to - 0.8 + (i - 1) * 0.4 : first.from - WALK - 0.1)
    return [{ kind: 'enter', who: id, side: i === 0 ? 'left' : 'right', from: ms(from), to: ms(from + WALK) }]
  })
}

/** The things of the notes are shown at the words that name them, one after the other. */
function propBeats({ lines, locale, exchange }: Story): PropBeat[] {
  const shown: PropBeat[] = []
  for (const [i, { speaker, along, cues, about, topic }] of lines.entries()) {
    // What is feared is not shown.
    if (along.length > 0 || about === '' || topic === 'fear') continue
    const mentioned = new Set(propsIn(about, locale).map(({ prop }) => prop))
    const words = cues.flatMap((cue) => cue.words)
    const text = words.map(({ w }) => w).join(' ')
    const named = new Map<string, number>()
    for (const { prop, at } of propsIn(text, locale)) {
      const word = words[text.slice(0, at).split(' ').length - 1]
      const known = named.has(prop) || shown.some((beat) => beat.prop === prop)
      if (word && !known && mentioned.has(prop)) named.set(prop, word.from)
    }
    const room = Math.min(propsOfLine, mostProps - shown.length)
    const own = Array.from(named)
      .slice(0, room)
      .map(([prop, from]) => ({ kind: 'prop' as const, prop, by: speaker, from }))
    const next = lines[i + 1]?.from ?? Infinity
    const busy = exchange.find(({ from, to }) => from < next && to > next - 0.5)
    shown.push(...oneByOne(own, busy?.from ?? next))
  }
  return shown
}

/** Each is seen for a while: until the next thing or the next line. */
function oneByOne(things: readonly Omit<PropBeat, 'to'>[], until = Infinity): PropBeat[] {
  const longest = things.length > 1 ? LONGEST_OF_TWO : LONGEST_PROP
  const shown: PropBeat[] = []
  for (const [i, thing] of things.entries()) {
    const from = Math.max(thing.from, shown.at(-1)?.to ?? 0)
    const end = Math.min(things[i + 1]?.from ?? until, from + longest)
    shown.push({ ...thing, from: ms(from), to: ms(Math.max(from + SHORTEST_PROP, end)) })
  }
  return shown
}

/** One line is whispered: what is dear, else a quiet detail without a prop, else the good wish. */
function whispers({ lines, occasion }: Story, props: readonly Beat[]): Beat[] {
  const candidates = lines.filter(
    (line) =>
      line.along.length === 0 &&
      line.to - line.from > 1.2 &&
      props.every(({ from, to }) => from >= line.to || to <= line.from) &&
      !(occasion?.set.cake && line === wishLine(lines)),
  )
  const line =
    candidates.find(({ topic }) => topic !== undefined && intimate.has(topic)) ??
    candidates.findLast(({ topic }) => topic !== undefined && !aloud.has(topic)) ??
    candidates.findLast(({ part }) => part === 'wish') ??
    (lines.length > 3 && lines[0]?.part === undefined
      ? candidates[Math.floor(candidates.length / 2)]
      : undefined)
  return line ? [{ kind: 'whisper', by: line.speaker, from: line.from, to: line.to }] : []
}

/** A cake comes as its occasion is named; after the wish its candles are blown out. It is in the last picture, too. */
function cake({ lines, age, closing, journey }: Story, calm: boolean): Beat[] {
  const named = (lines.find(({ part }) => part === 'occasion') ?? lines[1] ?? lines[0])?.from ?? 0
  const from = Math.max(named, ...journey.flatMap(({ kind, to }) => (kind === 'venue' ? [to] : [])))
  const blown = (wishLine(lines)?.to ?? from) + 0.1 + SUSPENSE
  const end = endOf(lines) + GOODBYE + EXIT + (closing ? CLOSE : 0)
  return [
    { kind: 'cake', candles: age, from: ms(from), to: ms(end) },
    { kind: 'blow-out', from: ms(blown), to: ms(blown + 1) },
    { kind: calm ? 'sparkles' : 'confetti', from: ms(blown + 1), to: ms(blown + 4.2) },
  ]
}

/** Confetti at the words that name what is cheered; a whisper is heard without it (D7). */
function cheers({ lines, occasion }: Story, whispered: readonly Beat[]): Beat[] {
  if (!occasion?.cheered) return []
  const named = lines.filter(({ part }) => part === 'occasion')
  const words = (named.find(isExclaimed) ?? named.at(-1))?.cues.flatMap((cue) => cue.words) ?? []
  const from = words[0]?.from ?? 0
  const [whisper] = whispered
  const to = Math.min(from + 3.2, whisper && whisper.from > from ? whisper.from : Infinity)
  return words.length > 0 && to - from > 1 ? [{ kind: 'confetti', from: ms(from), to: ms(to) }] : []
}

/** The bulbs of the lights go on in so many seconds. */
const LIT = 1

/** The name in lights at the good-bye, and confetti over it as soon as all of them are on. */
function climax({ lines, name }: Story, calm: boolean): Beat[] {
  const bye = byeLine(lines)
  const from = bye?.from ?? 0
  const end = ms(endOf(lines) + GOODBYE + EXIT)
  return [
    ...(name ? [{ kind: 'lights', text: name, from: ms(from), to: end } as const] : []),
    { kind: calm ? 'sparkles' : 'confetti', from: ms(name ? from + LIT : endOf(lines) - 0.6), to: end },
  ]
}

/** All wave, leave, and stand together once more in the last picture. */
function ending({ cast, lines, closing }: Story): Beat[] {
  if (!closing) return []
  const leave = endOf(lines) + GOODBYE
  return [
    ...cast.map(({ id }, i): Beat => {
      const side = i > 0 && i === cast.length - 1 ? 'right' : 'left'
      return { kind: 'exit', who: id, side, from: ms(leave + i * 0.08), to: ms(leave + EXIT) }
    }),
    { kind: 'close', ...closing, from: ms(leave + EXIT), to: ms(leave + EXIT + CLOSE) },
  ]
}
