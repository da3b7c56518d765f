/** One voice's samples, −1 to 1. */
export interface Speech {
  readonly rate: number
  readonly samples: Float32Array<ArrayBuffer>
}

/** Samples on each side that count for one of another rate. */
const REACH = 16
/** Positions between two samples for which the filter is known; between them it is a straight line. */
const PHASES = 256

/** The same sound at another rate, without a shift in time. */
export function resampled({ samples, rate }: Speech, to: number): Speech {
  if (rate === to) return { samples, rate }
  const step = rate / to
  // What the lower rate cannot hold is left out, by a filter that is as much wider.
  const width = Math.max(1, step)
  const reach = Math.ceil(REACH * width)
  const filter = filterOf(reach, width)
  const out = new Float32Array(Math.round(samples.length / step))
  for (let i = 0; i < out.length; i += 1) {
    const at = i * step
    const first = Math.floor(at)
    const phase = (at - first) * PHASES
    const row = Math.floor(phase)
    const share = phase - row
    const [from, end] = [Math.max(0, first - reach + 1), Math.min(samples.length - 1, first + reach)]
    let sum = 0
    for (let j = from; j <= end; j += 1) {
      const tap = row * 2 * reach + (j - first + reach - 1)
      const low = filter[tap] ?? 0
      sum += (samples[j] ?? 0) * (low + share * ((filter[tap + 2 * reach] ?? 0) - low))
    }
    out[i] = sum
  }
  return { samples: out, rate: to }
}

/** Windowed sines, one row of taps for each position between two samples. */
function filterOf(reach: number, width: number): Float32Array {
  const taps = 2 * reach
  const filter = new Float32Array((PHASES + 1) * taps)
  for (let phase = 0; phase <= PHASES; phase += 1) {
    let sum = 0
    for (let tap = 0; tap < taps; tap += 1) {
      const x = (tap - reach + 1 - phase / PHASES) / width
      const taper = 0.5 + 0.5 * Math.cos(Math.PI * Math.max(-1, Math.min(1, (x * width) / reach)))
      const value = (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)) * taper
      filter[phase * taps + tap] = value
      sum += value
    }
    for (let tap = 0; tap < taps; tap += 1)
      filter[phase * taps + tap] = (filter[phase * taps + tap] ?? 0) / sum
  }
  return filter
}
