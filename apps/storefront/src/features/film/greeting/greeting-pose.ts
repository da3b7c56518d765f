import { MOODS, REST_POSE, type Pose } from '@recadinho/stage/pose'

/** How long a character moves as it greets, in seconds. */
export const greetingSeconds = 2
/** The moment of the still pose for who prefers reduced motion: the hand is up. */
export const raisedAt = 0.7

/** A crouch, a hop with a wave and a few words, then the character's own gesture. */
export function greetingPose(t: number, wavingArm: 'left' | 'right'): Pose {
  const wave = within(t, 0.1, 1.2)
  const gesture = within(t, 1.1, greetingSeconds)
  const hop = Math.sin(Math.PI * Math.min(1, Math.max(0, (t - 0.25) / 0.5)))
  const talk = within(t, 0.3, 1)
  const arm = { raise: wave, sway: Math.sin(t * 11) * 0.9 * wave }
  return {
    ...REST_POSE,
    mood: t < 1.5 ? MOODS.excited : MOODS.happy,
    mouth: { ...REST_POSE.mouth, open: REST_POSE.mouth.open + 0.3 * talk * Math.sin(t * 22) },
    blink: within(t, 1.35, 1.52, 0.07),
    tilt: 5 * wave * Math.sin(t * 5),
    bounce: 0.6 * hop - within(t, 0.05, 0.25, 0.1) - 0.8 * within(t, 0.75, 0.92, 0.08),
    rise: 36 * hop,
    ...(wavingArm === 'left' ? { armLeft: arm } : { armRight: arm }),
    gesture,
    beat: 0.5 - 0.5 * Math.cos((t - 1.1) * 8),
  }
}

/** 1 from one moment to another, and soft at both ends. */
function within(t: number, from: number, to: number, edge = 0.3): number {
  const share = Math.max(0, Math.min(1, (t - from) / edge, (to - t) / edge))
  return share * share * (3 - 2 * share)
}
