import type { Cue, Timeline } from '../timeline-format.ts'
import type { SceneName } from '../scene.ts'
import { beatsOf } from './beat.ts'
import { floorOf, standing } from './figure.ts'
import { holds, seenIn } from './framing.ts'
import { presentAt } from './shot.ts'

const CLIMAX_KINDS: ReadonlySet<string> = new Set(['lights', 'blow-out', 'confetti'])

/** When everybody is seen together (D24): at what several say together, at the lights, and as candles go out and confetti falls. */
export function climaxesOf(film: Timeline): number[] {
  const { captions, beats } = film
  const together = captions.cues.filter((cue) => speakersOf(film, cue) > 1).map(({ from }) => from)
  const staged = beats.filter(({ kind }) => CLIMAX_KINDS.has(kind))
  return [...together, ...staged.map(({ from }) => from)].toSorted((a, b) => a - b)
}

/** How many move their lips while it is spoken. */
const speakersOf = ({ tracks }: Timeline, { from, to }: Cue): number =>
  Object.values(tracks).filter(({ mouth }) =>
    mouth.some(([t, shape]) => t > from + 0.05 && t < to - 0.05 && shape !== 'X' && shape !== 'smile'),
  ).length

/**
 * The share of the frame's height that all who are there fill at a moment, from the feet of the front row to the top of the
 * highest head; 0 if somebody is not seen, or a head is cut.
 */
export function climaxShare(film: Timeline, t: number): number {
  const shot = film.camera.findLast((key) => key.t <= t + 0.002)
  const present = presentAt(film, t)
  const heads = present.map((member) => standing(member).head)
  if (!shot || shot.on !== null) return 0
  if (!present.every(({ id }) => shot.shows?.includes(id) ?? true)) return 0
  const seen = seenIn(shot.view, film)
  if (!heads.every((head) => holds(seen, head))) return 0
  return ((floorOf(present) - Math.min(...heads.map(({ top }) => top))) * shot.view[2]) / film.height
}

/** Whether an exchange of two is in the film, and both are seen in a shot of several all through it (D27). */
export function exchangeIsSeen(film: Timeline): boolean {
  const [exchange] = beatsOf(film, 'exchange')
  if (!exchange) return false
  const shots = film.camera.filter(
    (key, i) => key.t < exchange.to && (film.camera[i + 1]?.t ?? Infinity) > exchange.from + 0.002,
  )
  const pair = [exchange.by, exchange.who]
  return shots.every(({ on, shows }) => on === null && pair.every((id) => shows?.includes(id) ?? true))
}

/** The scenes of a film, in order. */
export const scenesOf = (film: Timeline): SceneName[] => [
  film.scene,
  ...beatsOf(film, 'venue').map(({ scene }) => scene),
]
