import type { MouthName } from './mouth.ts'

/** When a recording of a line says what: seconds from the beginning of the recording, which is as long as the line. */
export interface Heard {
  readonly seconds: number
  /** One span for each written word of the line, in order. */
  readonly words: readonly (readonly [from: number, to: number])[]
  /** The shapes of the mouth, in order of time. */
  readonly mouth: readonly (readonly [t: number, shape: MouthName])[]
  /** Names the recording in the Timeline's clips. */
  readonly key?: string
}

/** Whether the times can be those of a line with so many words. */
export function fitsLine({ seconds, words, mouth }: Heard, count: number): boolean {
  const inside = (t: number): boolean => t >= 0 && t <= seconds + 1e-6
  return (
    Number.isFinite(seconds) &&
    seconds > 0 &&
    words.length === count &&
    words.every(
      ([from, to], i) => inside(from) && inside(to) && from <= to && from >= (words[i - 1]?.[0] ?? 0),
    ) &&
    mouth.every(([t], i) => inside(t) && t >= (mouth[i - 1]?.[0] ?? 0))
  )
}

/** The times in the same recording played `speed` times as fast. */
export function paced({ seconds, words, mouth, ...rest }: Heard, speed: number): Heard {
  return {
    ...rest,
    seconds: seconds / speed,
    words: words.map(([from, to]) => [from / speed, to / speed] as const),
    mouth: mouth.map(([t, shape]) => [t / speed, shape] as const),
  }
}
