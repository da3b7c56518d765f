import { MOODS, REST_POSE, type Pose } from '@recadinho/stage/pose'

/** How long a character cheers, in seconds; then it holds its pose. */
export const cheerSeconds = 4
/** First it does what it is known for: it flies, conjures, shouts "Action!" (seconds). */
const actionSeconds = 1.8
const ramp = 0.35

/** The pose of a cheering character: its own action, then it hops, waves both arms, laughs, and rests with its arms up. */
export function cheerPose(t: number): Pose {
  const time = Math.min(t, cheerSeconds)
  const cheer = soft((time - actionSeconds) / ramp + 1)
  const action = soft(time / ramp) * (1 - cheer)
  const calm = (1 - time / cheerSeconds) * cheer
  const hop = Math.abs(Math.sin(time * 5)) * calm
  const wave = Math.sin(time * 11) * calm
  return {
    ...REST_POSE,
    mood: MOODS.laughing,
    action,
    tilt: Math.sin(time * 5) * 5 * calm,
    rise: hop * 22,
    bounce: (hop - 0.5) * 0.3 * calm,
    armLeft: { raise: cheer, sway: wave },
    armRight: { raise: cheer, sway: -wave },
  }
}

/** From 0 to 1 without a jerk. */
function soft(share: number): number {
  const x = Math.min(1, Math.max(0, share))
  return x * x * (3 - 2 * x)
}
