import { createRandom } from '../random.ts'

const STEP = 0.02

/** The same words in noise: each moment's noise has the voice's own formants, by linear prediction. */
export function whispered(samples: Float32Array, rate: number, share: number): Float32Array<ArrayBuffer> {
  const random = createRandom(1)
  const step = Math.round(rate * STEP)
  const order = Math.min(30, 4 + Math.round(rate / 1000))
  const taper = Float32Array.from({ length: 2 * step }, (_, i) => 0.5 - 0.5 * Math.cos((Math.PI * i) / step))
  const out = Float32Array.from(samples, (sample) => sample * (1 - share))
  for (let at = 0; at < samples.length; at += step) {
    const piece = taper.map((weight, i) => weight * (samples[at + i] ?? 0))
    const { coefficients, error } = predicted(piece, order)
    // Noise that is even from −1 to 1 has a third of its power.
    const gain = Math.sqrt((3 * Math.max(0, error)) / step)
    const noise = new Float32Array(2 * step)
    for (let i = 0; i < noise.length; i += 1) {
      let value = gain * (random() * 2 - 1)
      for (let k = 1; k <= order; k += 1) value -= (coefficients[k] ?? 0) * (noise[i - k] ?? 0)
      noise[i] = value
    }
    for (let i = 0; i < noise.length && at + i < out.length; i += 1)
      out[at + i] = (out[at + i] ?? 0) + share * (noise[i] ?? 0) * (taper[i] ?? 0)
  }
  return out
}

/** The filter that foretells each sample from those before (Levinson and Durbin), and what it leaves. */
function predicted(piece: Float32Array, order: number): { coefficients: Float64Array; error: number } {
  const r = Float64Array.from({ length: order + 1 }, (_, k) => {
    let sum = 0
    for (let i = k; i < piece.length; i += 1) sum += (piece[i] ?? 0) * (piece[i - k] ?? 0)
    return sum
  })
  let error = (r[0] ?? 0) * 1.0001 + 1e-9
  const a = new Float64Array(order + 1)
  a[0] = 1
  for (let i = 1; i <= order; i += 1) {
    let sum = r[i] ?? 0
    for (let k = 1; k < i; k += 1) sum += (a[k] ?? 0) * (r[i - k] ?? 0)
    const turn = -sum / error
    const before = a.slice()
    for (let k = 1; k < i; k += 1) a[k] = (before[k] ?? 0) + turn * (before[i - k] ?? 0)
    a[i] = turn
    error *= 1 - turn * turn
  }
  return { coefficients: a, error }
}
