import type { Heard } from '../heard.ts'
import type { Occasion } from '../occasion.ts'
import type { Mood } from '../pose.ts'
import type { LinePart } from '../script/script-document.ts'
import type { Cue } from '../timeline-format.ts'

/** A line with its start and end times. */
export interface SpokenLine {
  /** Id in the cast. */
  readonly speaker: string
  /** Ids of the other characters who speak the line. */
  readonly along: readonly string[]
  readonly from: number
  readonly to: number
  readonly cues: readonly Cue[]
  readonly mood?: Mood
  /** Its place in the script. */
  readonly part?: LinePart
  readonly topic?: string
  /** The words that name what it tells. */
  readonly about: string
  /** The times of its recording. */
  readonly heard?: Heard
}

export function isSpeaking({ id }: { readonly id: string }, line: SpokenLine): boolean {
  return line.speaker === id || line.along.includes(id)
}

/** What a character tells of itself, and its picture acts (D23). */
export const isActed = ({ topic }: Pick<SpokenLine, 'topic'>): boolean => topic === 'gag' || topic === 'joke'

/** A film about sad news or an illness (D7). */
export const isCalm = (occasion: Occasion | undefined, lines: readonly SpokenLine[]): boolean =>
  occasion?.gentle === true || lines.some(({ topic }) => topic === 'sorrow' || topic === 'care')

/** Times are whole milliseconds. */
export function ms(seconds: number): number {
  return Math.round(seconds * 1000) / 1000
}
