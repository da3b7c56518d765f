import type { Sound } from './synth.ts'

/** How loud a sound is: integrated loudness by ITU-R BS.1770-4, and its highest sample in dB of full scale. */
export interface Loudness {
  /** −Infinity for silence. */
  readonly lufs: number
  readonly peak: number
}

const BLOCK = 0.4
const STEP = 0.1
/** Blocks that are softer do not count: in LUFS, and below the mean of the others. */
const SILENT = -70
const SOFT = 10

export function loudnessOf({ left, right, rate }: Sound): Loudness {
  let peak = 0
  for (const channel of [left, right]) for (const sample of channel) peak = Math.max(peak, Math.abs(sample))
  return { lufs: integrated(stepPowers(left, right, rate)), peak: 20 * Math.log10(peak) }
}

/** The mean square of both weighted channels, summed, in each tenth of a second. */
function stepPowers(left: Float32Array, right: Float32Array, rate: number): number[] {
  const step = Math.round(STEP * rate)
  const powers: number[] = Array.from({ length: Math.max(1, Math.floor(left.length / step)) }, () => 0)
  for (const channel of [left, right]) {
    const weigh = weighting(rate)
    for (let i = 0; i < channel.length; i += 1) {
      const at = Math.floor(i / step)
      const weighed = weigh(channel[i] ?? 0)
      const power = powers[at]
      if (power !== undefined) powers[at] = power + weighed * weighed
    }
  }
  return powers.map((sum) => sum / Math.min(step, left.length))
}

function integrated(steps: readonly number[]): number {
  const size = Math.min(steps.length, Math.round(BLOCK / STEP))
  const blocks = Array.from({ length: steps.length - size + 1 }, (_, i) => mean(steps.slice(i, i + size)))
  const heard = blocks.filter((power) => inLufs(power) > SILENT)
  if (heard.length === 0) return -Infinity
  const gate = inLufs(mean(heard)) - SOFT
  return inLufs(mean(heard.filter((power) => inLufs(power) > gate)))
}

const inLufs = (power: number): number => -0.691 + 10 * Math.log10(power)
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** The standard's two filters, for any rate: a head that lifts the high, and a cut of the low. */
function weighting(rate: number): (sample: number) => number {
  const [high, low] = [
    Math.tan((Math.PI * 1681.974450955533) / rate),
    Math.tan((Math.PI * 38.13547087602444) / rate),
  ]
  const [lift, middle] = [
    10 ** (3.999843853973347 / 20),
    10 ** ((3.999843853973347 / 20) * 0.4996667741545416),
  ]
  const [q1, q2] = [0.7071752369554196, 0.5003270373238773]
  const head = biquad(
    [
      lift + (middle * high) / q1 + high * high,
      2 * (high * high - lift),
      lift - (middle * high) / q1 + high * high,
    ],
    [1 + high / q1 + high * high, 2 * (high * high - 1), 1 - high / q1 + high * high],
  )
  const divisor = 1 + low / q2 + low * low
  // The standard leaves the second filter's gain above 1.
  const cut = biquad(
    [divisor, -2 * divisor, divisor],
    [divisor, 2 * (low * low - 1), 1 - low / q2 + low * low],
  )
  return (sample) => cut(head(sample))
}

type Three = readonly [number, number, number]

function biquad([b0, b1, b2]: Three, [a0, a1, a2]: Three): (x: number) => number {
  let x1 = 0
  let x2 = 0
  let y1 = 0
  let y2 = 0
  return (x) => {
    const y = (b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2) / a0
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    return y
  }
}
