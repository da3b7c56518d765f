import type { Span } from '../timeline-format.ts'
import type { LevelPoint } from './score-format.ts'

/** The bed's loudness without speech, as the root mean square of its samples in dB of full scale. */
export const ALONE = -22.5
/** The same under speech. */
export const UNDER_SPEECH = -36
/** The gain of the bed under speech. */
export const DUCKED = 10 ** ((UNDER_SPEECH - ALONE) / 20)

const RAMP = 0.15
/** It returns slower than it steps back: a sudden swell draws the ear from the next word. */
const RETURN = 0.4
/** A pause shorter than this does not bring the music back: it would pump (seconds). */
const BREATH = 0.9

/**
 * The bed's gain through the film: it comes in, steps back before each line, returns in the longer pauses, and makes
 * room for the ending's chord.
 */
export function levelsOf(foreground: readonly Span[], ending: number): LevelPoint[] {
  const points: LevelPoint[] = [[0, 0]]
  const to = (t: number, gain: number) => {
    const last = points.at(-1)?.[0] ?? 0
    points.push([Math.max(last, ms(t)), gain])
  }
  const first = foreground[0]?.[0] ?? ending
  to(Math.min(0.3, first / 2), 1)
  for (const [from, end] of joined(foreground)) {
    to(from - RAMP, 1)
    to(from, DUCKED)
    to(end, DUCKED)
    to(end + RETURN, 1)
  }
  to(ending - RAMP, 1)
  to(ending + RAMP, 0)
  return points
}

/** The gain at a moment. */
export function levelAt(points: readonly LevelPoint[], t: number): number {
  const next = points.findIndex(([at]) => at > t)
  const b = points[next] ?? points.at(-1)
  const a = next > 0 ? points[next - 1] : next === 0 ? b : points.at(-1)
  if (!a || !b) return 0
  return b[0] === a[0] ? b[1] : a[1] + ((b[1] - a[1]) * (t - a[0])) / (b[0] - a[0])
}

function joined(foreground: readonly Span[]): Span[] {
  const spans: [number, number][] = []
  for (const [from, to] of foreground) {
    const last = spans.at(-1)
    if (last && from - last[1] < BREATH) last[1] = Math.max(last[1], to)
    else spans.push([from, to])
  }
  return spans
}

const ms = (seconds: number) => Math.round(seconds * 1000) / 1000
