import type { Sound } from './synth.ts'

/** Seconds between the points of the gain, and points over which it comes down and returns: it begins before a peak. */
const STEP = 0.001
const AROUND = 8

/** A sound, times `gain`, turned down around each sample that would be above `ceiling`; nothing moves in time. */
export function limited({ left, right, rate }: Sound, gain: number, ceiling: number): Sound {
  const step = Math.max(1, Math.round(STEP * rate))
  const { length } = left
  const allowed = Array.from({ length: Math.ceil(length / step) }, (_, block) => {
    let peak = 0
    for (let i = block * step; i < Math.min(length, (block + 1) * step); i += 1)
      peak = Math.max(peak, Math.abs(left[i] ?? 0), Math.abs(right[i] ?? 0))
    return peak * gain > ceiling ? ceiling / peak : gain
  })
  // Each point is as low as the blocks on its two sides ask; the mean of the lowest around it is never higher.
  const points = Array.from({ length: allowed.length + 1 }, (_, i) =>
    Math.min(allowed[i - 1] ?? gain, allowed[i] ?? gain),
  )
  const lowest = points.map((_, i) => Math.min(...around(points, i)))
  const smooth = points.map((_, i) => {
    const near = around(lowest, i)
    return near.reduce((sum, value) => sum + value, 0) / near.length
  })
  // `map`: `Float32Array.from` would first make a list of all samples, ten times as large.
  const turned = (channel: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> =>
    channel.map((sample, i) => {
      const block = Math.floor(i / step)
      const [a, b] = [smooth[block] ?? gain, smooth[block + 1] ?? gain]
      return sample * (a + ((b - a) * (i - block * step)) / step)
    })
  return { rate, left: turned(left), right: turned(right) }
}

const around = (values: readonly number[], i: number): readonly number[] =>
  values.slice(Math.max(0, i - AROUND), i + AROUND + 1)
