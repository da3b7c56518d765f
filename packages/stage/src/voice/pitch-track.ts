/** The pitch of a voice every hundredth of a second, in Hz; 0 where it has none. */
export type PitchTrack = readonly number[]

/** Tracks a second. */
export const TRACKED = 100
const [LOWEST, HIGHEST] = [65, 480]
/** Pitch is found at about this rate: it needs no more. */
const RATE = 8000
const SEEN = 0.03
/** How much a period must be like the next one, and how loud a voice is beside its loudest sample. */
const ALIKE = 0.55
const LOUD = 0.02
/** A first top of this share of the best one is the period. */
const NEARLY = 0.85

/** Finds the pitch by how much the sound is like itself one period later. */
export function pitchTrack(samples: Float32Array, rate: number): PitchTrack {
  const every = Math.max(1, Math.floor(rate / RATE))
  const low = thinned(samples, every)
  const lowRate = rate / every
  const size = Math.round(lowRate * SEEN)
  const [shortest, longest] = [Math.floor(lowRate / HIGHEST), Math.ceil(lowRate / LOWEST)]
  const loudest = low.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  const track: number[] = []
  for (let k = 0; k * lowRate < low.length * TRACKED; k += 1) {
    // Seen around the moment, within the sound.
    const from = Math.max(
      0,
      Math.min(Math.round((k * lowRate) / TRACKED - size / 2), low.length - size - longest - 2),
    )
    const level = Math.sqrt(likeness(low, from, 0, size) / size)
    track.push(level < loudest * LOUD ? 0 : periodAt(low, from, size, shortest, longest, lowRate))
  }
  return track.map((pitch, i) => {
    const [before = 0, after = 0] = [track[i - 1], track[i + 1]]
    // One that jumps between its neighbours is an octave mistaken for another.
    return pitch > 0 && before > 0 && after > 0
      ? before + after + pitch - Math.max(before, after, pitch) - Math.min(before, after, pitch)
      : pitch
  })
}

function periodAt(
  low: Float32Array,
  from: number,
  size: number,
  shortest: number,
  longest: number,
  rate: number,
): number {
  const own = likeness(low, from, 0, size)
  const alike: number[] = []
  for (let lag = shortest - 1; lag <= longest + 1; lag += 1) {
    let later = 0
    for (let i = 0; i < size; i += 1) later += (low[from + i + lag] ?? 0) ** 2
    alike.push(likeness(low, from, lag, size) / Math.sqrt(own * later + 1e-12))
  }
  // Each top of the curve, between its samples: where it is, and how high.
  const tops = alike.flatMap((b, i): (readonly [lag: number, height: number])[] => {
    const [a, c] = [alike[i - 1], alike[i + 1]]
    if (a === undefined || c === undefined || b < a || b < c) return []
    const bend = a - 2 * b + c
    const aside = bend === 0 ? 0 : (a - c) / (2 * bend)
    return [[shortest - 1 + i + aside, b - (a - c) * aside * 0.25]]
  })
  const best = Math.max(0, ...tops.map(([, height]) => height))
  // The first high one: a later one is two periods.
  const first = tops.find(([, height]) => height > best * NEARLY)
  return best < ALIKE || !first ? 0 : rate / first[0]
}

function likeness(low: Float32Array, from: number, lag: number, size: number): number {
  let sum = 0
  for (let i = 0; i < size; i += 1) sum += (low[from + i] ?? 0) * (low[from + i + lag] ?? 0)
  return sum
}

/** Means of so many samples each. */
function thinned(samples: Float32Array, every: number): Float32Array {
  return Float32Array.from({ length: Math.floor(samples.length / every) }, (_, i) => {
    let sum = 0
    for (let k = 0; k < every; k += 1) sum += samples[i * every + k] ?? 0
    return sum / every
  })
}

/** The middle of all pitches, as a voice's own. */
export function middleOf(track: PitchTrack): number {
  const voiced = track.filter((pitch) => pitch > 0)
  if (voiced.length === 0) return 150
  return Math.exp(voiced.reduce((sum, pitch) => sum + Math.log(pitch), 0) / voiced.length)
}
