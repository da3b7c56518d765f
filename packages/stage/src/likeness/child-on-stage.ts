import { childCome, childSpot } from '../direction/child-spot.ts'
import { lerp } from '../easing.ts'
import { group, oval, type Node } from '../shapes.ts'
import type { Timeline } from '../timeline-format.ts'
import { WAVE_EVERY, WAVE_TOP, wavingPose } from './child-pose.ts'
import { drawChild } from './draw-child.ts'

/** The film's child where it stands at `t` seconds, waving (D40, D41); nothing while it is away. */
export function childOnStage(film: Timeline, t: number): Node[] {
  const come = childCome(film, t)
  if (!film.child || come === undefined || come <= 0) return []
  const { x, y, scale } = childSpot(film)
  const outside = Math.max(film.width * 1.3, x) + 240 * scale
  // The hand is up at the very end, which is the still picture of reduced motion.
  const { duration } = film
  const time = t - duration + WAVE_TOP + WAVE_EVERY * Math.ceil(duration / WAVE_EVERY)
  const shadow = oval(240, 528, 130, 15, '#3A1F1B', undefined, 0.16)
  return [
    group([shadow, ...drawChild(film.child, wavingPose(time))], {
      x: Math.round((lerp(outside, x, come) - 240 * scale) * 10) / 10,
      y: Math.round((y - 528 * scale) * 10) / 10,
      scaleX: scale,
      scaleY: scale,
    }),
  ]
}
