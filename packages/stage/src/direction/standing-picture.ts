import type { Timeline } from '../timeline-format.ts'
import { beatsOf, isClosing, type Beat } from './beat.ts'

const kept = new WeakMap<Timeline, Timeline>()

/** What stands for a film with reduced motion: everyone in one wide view, and at the end in the last picture (D8). */
export function standingPicture(timeline: Timeline): Timeline {
  const known = kept.get(timeline)
  if (known) return known
  const { width, height, camera } = timeline
  const made: Timeline = {
    ...timeline,
    camera: [
      { t: 0, framing: 'wide', on: null, view: [width / 2, height / 2, 1], push: 1 },
      ...camera.filter(({ t }) => isClosing(timeline, t)),
    ],
    beats: timeline.beats.flatMap((beat): Beat[] => {
      // Before, it would stand in front of who speaks for the whole film.
      if (beat.kind === 'cake') return [{ ...beat, from: beatsOf(timeline, 'close')[0]?.from ?? beat.to }]
      return beat.kind === 'close' ? [beat] : []
    }),
  }
  kept.set(timeline, made)
  return made
}

/** The one moment that the standing picture shows at `t`: the beginning, or the end of the film. */
export const standingTime = (timeline: Timeline, t: number): number =>
  isClosing(timeline, t) ? timeline.duration : 0
