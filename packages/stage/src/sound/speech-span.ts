import type { Speech } from './speech.ts'

/** −50 dB of full scale: a microphone that hears nothing is below. */
const QUIETEST = 10 ** (-50 / 20)

/**
 * From when to when there is speech, in seconds: above a share of the loud parts and clearly above the noise.
 * Nothing loud enough: `undefined`.
 */
export function speechSpan({
  samples,
  rate,
}: Pick<Speech, 'rate'> & { readonly samples: Float32Array }): { from: number; to: number } | undefined {
  const hop = Math.round(rate / 100)
  const energy = Array.from({ length: Math.floor(samples.length / hop) }, (_, frame) => {
    let sum = 0
    for (let i = 0; i < hop; i += 1) sum += (samples[frame * hop + i] ?? 0) ** 2
    return Math.sqrt(sum / hop)
  })
  const sorted = energy.toSorted((a, b) => a - b)
  const noise = sorted[Math.floor(sorted.length * 0.1)] ?? 0
  const loud = sorted[Math.floor(sorted.length * 0.9)] ?? 0
  if (loud < QUIETEST) return undefined
  const least = Math.max(loud * 0.04, Math.min(noise * 3, loud * 0.3))
  const isLoud = (frame: number) => (energy[frame] ?? 0) > least
  const first = energy.findIndex((_, frame) => isLoud(frame) && isLoud(frame + 1) && isLoud(frame + 2))
  const last = energy.findLastIndex((_, frame) => isLoud(frame) && isLoud(frame - 1))
  if (first === -1 || last <= first) return undefined
  return { from: Math.max(0, first - 3) / 100, to: Math.min(energy.length, last + 4) / 100 }
}
