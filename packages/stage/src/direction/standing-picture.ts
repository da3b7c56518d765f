import type { Timeline } from '../timeline-format.ts'

const kept = new WeakMap<Timeline, Timeline>()

/** The one picture that stands for a film with reduced motion: everyone is there, in one wide view. */
export function standingPicture(timeline: Timeline): Timeline {
  const known = kept.get(timeline)
  if (known) return known
  const { width, height } = timeline
  const made: Timeline = {
    ...timeline,
    camera: [{ t: 0, framing: 'wide', on: null, view: [width / 2, height / 2, 1], push: 1 }],
    beats: timeline.beats.flatMap((beat) => (beat.kind === 'cake' ? [{ ...beat, from: -1 }] : [])),
  }
  kept.set(timeline, made)
  return made
}
