import { clamp, plateau } from '../easing.ts'
import { MOOD_MOUTHS, MOODS, REST_POSE, type Pose } from '../pose.ts'

/** In seconds: how long a blink and a wave take, and from one to the next. */
const BLINK = 0.16
const BLINK_EVERY = 3.1
const WAVE = 2.2
export const WAVE_EVERY = 2.6
/** When the hand is highest. */
export const WAVE_TOP = WAVE / 2

/** A glad child that looks at us. */
export const HAPPY: Pose = { ...REST_POSE, mood: MOODS.happy, mouth: MOOD_MOUTHS.happy }

/** The same at `t` seconds: it breathes, blinks, and waves again and again. */
export function wavingPose(t: number): Pose {
  const raise = plateau(t % WAVE_EVERY, 0, WAVE, 0.4)
  return {
    ...HAPPY,
    blink: clamp(1.4 - Math.abs((t % BLINK_EVERY) - 0.5) / (BLINK / 2)),
    tilt: 2 * Math.sin(t * 0.9),
    bounce: 0.2 * Math.sin(t * 1.9),
    armLeft: { raise: 0, sway: 0.2 * Math.sin(t * 1.3) },
    armRight: { raise, sway: 0.8 * raise * Math.sin(t * 10) },
  }
}
