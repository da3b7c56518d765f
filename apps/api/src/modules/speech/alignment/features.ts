import type { Recording } from '../wav.ts'

/** Recordings are compared at this rate. */
export const featureRate = 16_000
/** A frame of features each 10 ms. */
export const hop = featureRate / 100
const window = 400
const fftSize = 512
const bands = 26
const coefficients = 13

/** What is heard in one frame: cepstral coefficients, then how each changes. */
export type Frame = Float32Array

/** Samples at another rate: averaged over the new distance, which is enough for features. */
export function resample({ samples, rate }: Recording, to: number): Float32Array {
  if (rate === to) return samples
  const step = rate / to
  const result = new Float32Array(Math.floor(samples.length / step))
  for (let i = 0; i < result.length; i += 1) {
    const from = Math.floor(i * step)
    const end = Math.min(samples.length - 1, Math.ceil(i * step + Math.max(0, step - 1)))
    let sum = 0
    for (let at = from; at <= end; at += 1) sum += samples[at] ?? 0
    result[i] = sum / (end - from + 1)
  }
  return result
}

/**
 * Mel-cepstra of samples at `featureRate`, each coefficient with mean 0 and deviation 1 over the whole, so that
 * microphone and loudness do not matter. `stretch` moves the bands up, as a shorter vocal tract does.
 */
export function framesOf(samples: Float32Array, stretch = 1): Frame[] {
  const bank = filterBank(stretch)
  const count = Math.max(1, Math.floor((samples.length - window) / hop) + 1)
  const cepstra = Array.from({ length: count }, (_, frame) => cepstrum(samples, frame * hop, bank))
  for (let k = 0; k < coefficients; k += 1) {
    const mean = cepstra.reduce((sum, one) => sum + (one[k] ?? 0), 0) / count
    const variance = cepstra.reduce((sum, one) => sum + ((one[k] ?? 0) - mean) ** 2, 0) / count
    const deviation = Math.sqrt(variance) || 1
    for (const one of cepstra) one[k] = ((one[k] ?? 0) - mean) / deviation
  }
  return cepstra.map((own, i) => {
    const before = cepstra[Math.max(0, i - 2)] ?? own
    const after = cepstra[Math.min(count - 1, i + 2)] ?? own
    const frame = new Float32Array(coefficients * 2)
    frame.set(own)
    for (let k = 0; k < coefficients; k += 1)
      frame[coefficients + k] = ((after[k] ?? 0) - (before[k] ?? 0)) / 2
    return frame
  })
}

const hamming = Float32Array.from(
  { length: window },
  (_, i) => 0.54 - 0.46 * Math.cos((2 * Math.PI * i) / (window - 1)),
)

type Band = readonly (readonly [bin: number, weight: number])[]

function filterBank(stretch: number): Band[] {
  const [low, high] = [melOf(100), melOf(6_800)]
  const edges = Array.from(
    { length: bands + 2 },
    (_, i) => (hertzOf(low + ((high - low) * i) / (bands + 1)) * stretch * fftSize) / featureRate,
  )
  return Array.from({ length: bands }, (_, band) => {
    const [from = 0, peak = 0, to = 0] = edges.slice(band, band + 3)
    const weights: [number, number][] = []
    for (let bin = Math.floor(from); bin <= Math.min(fftSize / 2, Math.ceil(to)); bin += 1) {
      const weight = bin < peak ? (bin - from) / (peak - from) : (to - bin) / (to - peak)
      if (weight > 0) weights.push([bin, weight])
    }
    return weights
  })
}

const melOf = (hertz: number) => 2595 * Math.log10(1 + hertz / 700)
const hertzOf = (mel: number) => 700 * (10 ** (mel / 2595) - 1)

function cepstrum(samples: Float32Array, start: number, bank: readonly Band[]): Float32Array {
  const real = new Float32Array(fftSize)
  const imaginary = new Float32Array(fftSize)
  for (let i = 0; i < window; i += 1) {
    const sharpened = (samples[start + i] ?? 0) - 0.97 * (samples[start + i - 1] ?? 0)
    real[i] = sharpened * (hamming[i] ?? 0)
  }
  fourier(real, imaginary)
  const energies = bank.map((band) => {
    let sum = 1e-8
    for (const [bin, weight] of band) sum += weight * ((real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2)
    return Math.log(sum)
  })
  return Float32Array.from({ length: coefficients }, (_, k) =>
    energies.reduce((sum, energy, band) => sum + energy * Math.cos((Math.PI * k * (band + 0.5)) / bands), 0),
  )
}

/** The discrete Fourier transform in place (Cooley and Tukey, 1965); the length is a power of two. */
function fourier(real: Float32Array, imaginary: Float32Array): void {
  const size = real.length
  for (let i = 1, j = 0; i < size; i += 1) {
    let bit = size >> 1
    for (; j & bit; bit >>= 1) j ^= bit
    j ^= bit
    if (i < j) {
      ;[real[i], real[j]] = [real[j] ?? 0, real[i] ?? 0]
      ;[imaginary[i], imaginary[j]] = [imaginary[j] ?? 0, imaginary[i] ?? 0]
    }
  }
  for (let length = 2; length <= size; length <<= 1) {
    const half = length / 2
    for (let k = 0; k < half; k += 1) {
      const angle = (-2 * Math.PI * k) / length
      const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
      for (let p = k; p < size; p += length) {
        const q = p + half
        const turnedReal = (real[q] ?? 0) * cosine - (imaginary[q] ?? 0) * sine
        const turnedImaginary = (real[q] ?? 0) * sine + (imaginary[q] ?? 0) * cosine
        real[q] = (real[p] ?? 0) - turnedReal
        imaginary[q] = (imaginary[p] ?? 0) - turnedImaginary
        real[p] = (real[p] ?? 0) + turnedReal
        imaginary[p] = (imaginary[p] ?? 0) + turnedImaginary
      }
    }
  }
}
