import { plateau } from '../easing.ts'
import type { Timeline, TimelineCast } from '../timeline-format.ts'
import { beatsOf, EXCHANGES, type Beat } from './beat.ts'
import { ms, type SpokenLine } from './spoken-line.ts'

/** How long it takes, in seconds, in a silence that is a little longer. */
const EXCHANGE = 1.9
export const EXCHANGE_SILENCE = EXCHANGE + 0.3
/** Seconds in which two come together, and part. */
const STEP = 0.45
/** Between the middles of two who have come together, in units of the drawing. */
const TOGETHER = 270

interface Choice {
  /** Index of the line before which it is. */
  readonly before: number
  readonly by: string
  readonly to: string
}

/**
 * Where two have an exchange (D27): as another begins to speak, best after they have come to the second place; undefined
 * where there are never two, with time for each other.
 */
export function selectExchange(
  lines: readonly SpokenLine[],
  taken: (index: number) => boolean,
  venue = 0,
): Choice | undefined {
  const named = lines.findIndex(({ part }) => part === 'others')
  const spoke = lines.map(({ speaker, along }) => [speaker, ...along])
  const choices = lines.flatMap((line, i): (Choice & { worth: number })[] => {
    const last = lines[i - 1]
    if (!last || taken(i)) return []
    // All have come once they were named; otherwise those who have spoken.
    const here = new Set(spoke.slice(0, named !== -1 && named < i - 1 ? undefined : i).flat())
    const isOther = (id: string): boolean => id !== last.speaker && here.has(id)
    const to = isOther(line.speaker) ? line.speaker : [...here].find(isOther)
    if (to === undefined) return []
    const worth =
      (i > venue ? 2 : 0) +
      (to === line.speaker ? 1 : 0) +
      (line.along.length > 0 ? -1 : 0) +
      (isNamed(last) ? 4 : 0)
    return [{ before: i, by: last.speaker, to, worth }]
  })
  return choices.toSorted((a, b) => b.worth - a.worth || a.before - b.before)[0]
}

/** Words that two can do at once. */
const isNamed = ({ cues }: SpokenLine): boolean =>
  /high[ -]five|toca aqui/i.test(cues.flatMap(({ words }) => words.map(({ w }) => w)).join(' '))

/** A calm film has what is handed over; in any other it is what was named, or the seed chooses. */
export function exchangeBeat(
  choice: Choice | undefined,
  lines: readonly SpokenLine[],
  calm: boolean,
  seed: number,
): Beat[] {
  const [last, line] = choice ? [lines[choice.before - 1], lines[choice.before]] : []
  if (!choice || !last || !line) return []
  const any = EXCHANGES[Math.abs(Math.trunc(seed / 4)) % EXCHANGES.length] ?? 'answer'
  const form = calm ? 'hand-over' : isNamed(last) ? 'high-five' : any
  const from = line.from - EXCHANGE - 0.1
  return [{ kind: 'exchange', form, by: choice.by, who: choice.to, from: ms(from), to: ms(from + EXCHANGE) }]
}

/** Where who takes part stands: the two come together on the row of the front one. */
export function meeting(
  { cast, beats }: Pick<Timeline, 'cast' | 'beats'>,
  member: TimelineCast,
  t: number,
): { readonly x: number; readonly y: number; readonly share: number } {
  const beat = beatsOf({ beats }, 'exchange').find(
    ({ from, to, by, who }) => t > from && t < to && (by === member.id || who === member.id),
  )
  const other = beat && cast.find(({ id }) => id === (beat.by === member.id ? beat.who : beat.by))
  if (!beat || !other) return { x: member.x, y: member.y, share: 0 }
  const share = plateau(t, beat.from, beat.to, STEP)
  const side = Math.sign(member.x - other.x)
  const x = (member.x + other.x) / 2 + (side * TOGETHER * member.scale) / 2
  const y = Math.max(member.y, other.y)
  return { x: member.x + (x - member.x) * share, y: member.y + (y - member.y) * share, share }
}
