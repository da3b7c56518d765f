import { speechSpan, type Speech } from '@recadinho/stage/film-sound'

/** What a person can do better in the next take. */
export type TakeProblem = 'silent' | 'too_soft' | 'clipped' | 'noisy'

export interface Span {
  /** In seconds. */
  readonly from: number
  readonly to: number
}

export const secondsOf = ({ samples, rate }: Speech): number => samples.length / rate

export const cutTo = ({ samples, rate }: Speech, { from, to }: Span): Speech => ({
  samples: samples.slice(Math.round(from * rate), Math.round(to * rate)),
  rate,
})

/** Where the take is cut unless someone moves the cut: the whole of it, if nobody speaks. */
export const spokenSpan = (take: Speech): Span => speechSpan(take) ?? { from: 0, to: secondsOf(take) }

/** −18 dB of full scale: a voice whose loudest moments are below drowns in the noise when it is raised. */
const softPeak = 10 ** (-18 / 20)
const fullScale = 0.985
/** So many samples at full scale are heard as a crackle. */
const audibleClips = 8
/** A voice less than 20 dB above what is heard beside it. */
const leastDistance = 10

/** What is wrong with a take, the worst first. */
export function problemsOf(take: Speech): TakeProblem[] {
  const span = speechSpan(take)
  if (span === undefined) return ['silent']
  const { samples } = take
  const clipped = samples.reduce((count, sample) => count + (Math.abs(sample) >= fullScale ? 1 : 0), 0)
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  const levels = levelsOf(take)
  const voice = levels[Math.floor(levels.length * 0.9)] ?? 0
  const noise = levels[Math.floor(levels.length * 0.05)] ?? 0
  return [
    ...(clipped >= audibleClips ? (['clipped'] as const) : []),
    ...(peak < softPeak ? (['too_soft'] as const) : []),
    ...(noise > audibleNoise && voice < noise * leastDistance ? (['noisy'] as const) : []),
  ]
}

/** −60 dB of full scale. */
const audibleNoise = 10 ** (-60 / 20)

/** The loudness of each 20 ms, in order of loudness. */
function levelsOf({ samples, rate }: Speech): number[] {
  const hop = Math.round(rate / 50)
  return Array.from({ length: Math.floor(samples.length / hop) }, (_, i) =>
    levelOf(samples.subarray(i * hop, (i + 1) * hop)),
  ).toSorted((a, b) => a - b)
}

/** The root mean square of samples, from 0 to 1. */
export const levelOf = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / Math.max(1, samples.length))

/** The highest sample of each of `count` parts, for a picture of the take. */
export const peaksOf = ({ samples }: Speech, count: number): number[] =>
  Array.from({ length: count }, (_, i) =>
    samples
      .subarray(Math.floor((i * samples.length) / count), Math.floor(((i + 1) * samples.length) / count))
      .reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
  )
