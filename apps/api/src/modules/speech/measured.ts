import type { SpeechClip } from '@recadinho/contracts/speech'
import { align, type Alignment } from './alignment/align.ts'
import type { Reference } from './alignment/references.ts'
import { cutTo, type Recording } from './wav.ts'

/** The spoken part of a recording of a line, and when each word of it is said. */
export interface Measured extends Pick<SpeechClip, 'seconds' | 'words' | 'mouth'> {
  recording: Recording
  /** How unlike the line it sounds. */
  cost: number
}

/**
 * Finds what is said when in a recording of a line. `said` is what is spoken for each written word, and `reference` that
 * of all of it. `undefined` where nobody speaks.
 */
export function measure(
  recording: Recording,
  said: readonly string[],
  reference: Reference,
): Measured | undefined {
  const found = align(recording, said.filter(Boolean).join(' '), reference)
  if (found === undefined) return undefined
  const spoken = cutTo(recording, found)
  const seconds = spoken.samples.length / spoken.rate
  const at = (time: number) => Math.min(time, seconds)
  return {
    recording: spoken,
    seconds,
    words: writtenWords(said, found.words).map(([from, to]) => [at(from), at(to)]),
    mouth: found.mouth.map(([time, shape]) => [at(time), shape]),
    cost: found.cost,
  }
}

/** A written word that is spoken as several has the time of all of them, and one that its neighbour says none. */
function writtenWords(said: readonly string[], spoken: Alignment['words']): Alignment['words'] {
  let next = 0
  return said.map((each) => {
    const own = spoken.slice(next, next + each.split(/\s+/u).filter(Boolean).length)
    next += own.length
    const end = spoken[next - 1]?.[1] ?? 0
    return [own[0]?.[0] ?? end, end]
  })
}
