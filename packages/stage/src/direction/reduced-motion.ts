import type { CameraKey, Timeline } from '../timeline-format.ts'
import { beatsOf, isClosing, type Beat } from './beat.ts'

const kept = new WeakMap<Timeline, Timeline>()
const SHOWN: ReadonlySet<Beat['kind']> = new Set(['venue', 'cake', 'blow-out', 'close'])

/**
 * A film as it is shown with reduced motion: still pictures of everyone in one wide view, of the cake as its candles are
 * to be blown out, and the last one (D8, D17).
 */
export function reducedMotionFilm(timeline: Timeline): Timeline {
  const known = kept.get(timeline)
  if (known) return known
  const { width, height, camera, beats } = timeline
  const made: Timeline = {
    ...timeline,
    camera: [
      { t: 0, framing: 'wide', on: null, view: [width / 2, height / 2, 1], push: 1 },
      ...camera.filter((key) => isOfCake(key) || isClosing(timeline, key.t)),
    ],
    beats: beats.filter(({ kind }) => SHOWN.has(kind)),
  }
  kept.set(timeline, made)
  return made
}

/** The moment of the film whose still picture is shown at `t`: the beginning, the arrival, the candles, or the end of the film. */
export function reducedMotionTime({ camera, beats, duration }: Timeline, t: number): number {
  if (isClosing({ beats }, t)) return duration
  const shot = camera.findLast((key) => key.t <= t)
  if (shot && isOfCake(shot)) return shot.t
  return beatsOf({ beats }, 'venue').findLast(({ from }) => from <= t)?.from ?? 0
}

const isOfCake = ({ framing }: CameraKey): boolean => framing === 'cake'
