import { MOODS, REST_POSE, type Pose } from '@recadinho/stage/pose'

/** Seconds from one series of knocks to the next, in time with the animation in `door.css.ts`. */
const knockEvery = 5
/** Seconds within that period at which the knuckles hit the door. */
export const knocks = [1, 1.35, 1.7] as const

const between = (t: number, from: number, to: number, edge = 0.2) =>
  Math.max(0, Math.min(1, (t - from) / edge, (to - t) / edge))

/**
 * The pose of a character behind the door: it knocks three times, looks up, and waves. Only the first one knocks; the
 * others wave slightly later.
 */
export function greeterPose(t: number, index: number): Pose {
  const time = (t + (knockEvery - index * 0.4)) % knockEvery
  const knocking = index === 0 ? between(time, 0.8, 2) : 0
  const waving = between(time, 2.7, 4.5, 0.35)
  const blink = Math.max(between(time, 0.3, 0.46, 0.08), between(time, 2.4, 2.56, 0.08))
  const knock = knocks.some((at) => Math.abs(time - at) < 0.09) ? 1 : -0.4
  return {
    ...REST_POSE,
    blink,
    mood: waving > 0.5 ? MOODS.excited : MOODS.happy,
    lookX: index === 0 ? 0 : Math.sin(t * 0.8 + index) * 0.3,
    tilt: Math.sin(t * 1.4 + index) * 3,
    bounce: Math.sin(t * 2.2 + index * 2) * 0.12,
    armLeft: { raise: waving, sway: Math.sin(time * 10) * waving },
    armRight: { raise: knocking * 0.8, sway: knock * knocking },
  }
}
