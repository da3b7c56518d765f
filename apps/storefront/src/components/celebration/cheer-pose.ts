import { MOODS, REST_POSE, type Pose } from '@recadinho/stage/pose'

/** How long a character cheers, in seconds; then it holds its pose. */
export const cheerSeconds = 4

/** The pose of a cheering character: it hops, waves both arms, laughs, and comes to rest with its arms up. */
export function cheerPose(t: number): Pose {
  const time = Math.min(t, cheerSeconds)
  const calm = 1 - time / cheerSeconds
  const hop = Math.abs(Math.sin(time * 5)) * calm
  const wave = Math.sin(time * 11) * calm
  return {
    ...REST_POSE,
    mood: MOODS.laughing,
    tilt: Math.sin(time * 5) * 5 * calm,
    rise: hop * 22,
    bounce: (hop - 0.5) * 0.3 * calm,
    armLeft: { raise: 1, sway: wave },
    armRight: { raise: 1, sway: -wave },
  }
}
