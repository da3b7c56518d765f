import { MOUTHS } from '../mouth.ts'
import { ACTED_POSES, MOODS, REST_POSE, type Pose } from '../pose.ts'

const raised = { raise: 1, sway: 0 }

/** Named extreme poses of a figure. */
export const POSES: Readonly<Record<string, Pose>> = {
  rest: REST_POSE,
  asleep: { ...REST_POSE, blink: 1, mouth: MOUTHS.X },
  'half shut': { ...REST_POSE, blink: 0.5, mouth: MOUTHS.F },
  waving: { ...REST_POSE, armLeft: raised, armRight: raised, mouth: MOUTHS.A, mood: MOODS.excited },
  'waving out': { ...REST_POSE, armLeft: { raise: 1, sway: 1 }, armRight: { raise: 1, sway: 1 } },
  'waving in': { ...REST_POSE, armLeft: { raise: 1, sway: -1 }, armRight: { raise: 1, sway: -1 } },
  'half raised': { ...REST_POSE, armLeft: { raise: 0.5, sway: 0.3 }, armRight: { raise: 0.5, sway: -0.3 } },
  left: { ...REST_POSE, lookX: -1, lookY: 1, tilt: -5, mouth: MOUTHS.O, mood: MOODS.curious },
  right: { ...REST_POSE, lookX: 1, lookY: -1, tilt: 5, mouth: MOUTHS.E, mood: MOODS.proud },
  laughing: { ...REST_POSE, mood: MOODS.laughing, mouth: MOUTHS.M, bounce: -1 },
  ...ACTED_POSES,
  'whisper left': { ...ACTED_POSES.whisper, whisper: -1 },
}
