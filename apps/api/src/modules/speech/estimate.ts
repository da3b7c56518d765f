import { spanOf } from './alignment/align.ts'
import type { Measured } from './measured.ts'
import { cutTo, secondsOf, type Recording } from './wav.ts'

const framesASecond = 20

/**
 * What is said when in a recording, where it could not be compared with anything: words take as long as they are
 * written, and the mouth is open where it is loud. `undefined` where nobody speaks.
 */
export function estimate(recording: Recording, said: readonly string[]): Omit<Measured, 'cost'> | undefined {
  const span = spanOf(recording)
  if (span === undefined) return undefined
  const spoken = cutTo(recording, span)
  const seconds = secondsOf(spoken)
  const lengths = said.map((word) => (word === '' ? 0 : word.length + 1))
  const all = lengths.reduce((sum, one) => sum + one, 0)
  const at = (word: number) =>
    all === 0 ? 0 : (seconds * lengths.slice(0, word).reduce((sum, one) => sum + one, 0)) / all
  return {
    recording: spoken,
    seconds,
    words: said.map((_, word) => [at(word), at(word + 1)]),
    mouth: mouthOf(spoken, seconds),
  }
}

function mouthOf({ samples, rate }: Recording, seconds: number): Measured['mouth'] {
  const size = Math.floor(rate / framesASecond)
  const levels = Array.from({ length: Math.floor(samples.length / size) }, (_, frame) =>
    Math.sqrt(
      samples.subarray(frame * size, (frame + 1) * size).reduce((sum, one) => sum + one * one, 0) / size,
    ),
  )
  const loudest = levels.reduce((most, level) => Math.max(most, level), 0)
  const keys: Measured['mouth'] = []
  for (const [frame, level] of levels.entries()) {
    const shape = level > loudest * 0.5 ? 'A' : level > loudest * 0.15 ? 'E' : 'M'
    if (shape !== keys.at(-1)?.[1]) keys.push([frame / framesASecond, shape])
  }
  return [...keys, [seconds, 'X']]
}
