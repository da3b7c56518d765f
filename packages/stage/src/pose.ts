import { lerp } from './easing.ts'
import { MOUTHS, mixMouths, type MouthShape } from './mouth.ts'

/** Everything about a character that moves. All values are numbers, so that any two poses can be mixed. */
export interface Pose {
  /** 0 open, 1 shut. */
  readonly blink: number
  readonly mouth: MouthShape
  /** Direction of the face, -1 to 1: left to right, up to down. */
  readonly lookX: number
  readonly lookY: number
  /** Tilt of the head in degrees; positive is to the right. */
  readonly tilt: number
  readonly armLeft: ArmPose
  readonly armRight: ArmPose
  readonly mood: MoodShape
  /** Squash (-1) to stretch (1) of the whole figure, anchored at its feet. */
  readonly bounce: number
  /** Height of the feet above the floor, in canvas units. */
  readonly rise: number
}

export interface ArmPose {
  /** 0 is the character's resting position, 1 is raised to wave. */
  readonly raise: number
  /** -1 to 1: the forearm swings inward and outward. */
  readonly sway: number
}

/** Brows, cheeks and lids; each value is -1 to 1 or 0 to 1. */
export interface MoodShape {
  /** Brows down (-1) or up (1). */
  readonly brow: number
  /** Inner ends of the brows down (-1, determined) or up (1, tender). */
  readonly slant: number
  /** 0 to 1: lids narrowed by a laugh. */
  readonly squint: number
  /** 0 to 1: more colour in the cheeks. */
  readonly blush: number
}

export const MOODS = {
  calm: { brow: 0, slant: 0, squint: 0, blush: 0 },
  happy: { brow: 0.35, slant: 0.1, squint: 0.15, blush: 0.3 },
  excited: { brow: 0.9, slant: 0.1, squint: 0, blush: 0.5 },
  gentle: { brow: 0.2, slant: 0.7, squint: 0.1, blush: 0.5 },
  proud: { brow: 0.1, slant: -0.6, squint: 0.1, blush: 0.1 },
  curious: { brow: 0.7, slant: 0.4, squint: 0, blush: 0.1 },
  laughing: { brow: 0.6, slant: 0.3, squint: 0.8, blush: 0.7 },
} as const satisfies Record<string, MoodShape>
export type Mood = keyof typeof MOODS

export function isMood(value: string): value is Mood {
  return Object.hasOwn(MOODS, value)
}

/** The pose of the pictures on pages: facing the viewer, smiling, arms at rest. */
export const REST_POSE: Pose = {
  blink: 0,
  mouth: MOUTHS.smile,
  lookX: 0,
  lookY: 0,
  tilt: 0,
  armLeft: { raise: 0, sway: 0 },
  armRight: { raise: 0, sway: 0 },
  mood: MOODS.calm,
  bounce: 0,
  rise: 0,
}

export function mixMoods(from: MoodShape, to: MoodShape, amount: number): MoodShape {
  return {
    brow: lerp(from.brow, to.brow, amount),
    slant: lerp(from.slant, to.slant, amount),
    squint: lerp(from.squint, to.squint, amount),
    blush: lerp(from.blush, to.blush, amount),
  }
}

export function mixPoses(from: Pose, to: Pose, amount: number): Pose {
  return {
    blink: lerp(from.blink, to.blink, amount),
    mouth: mixMouths(from.mouth, to.mouth, amount),
    lookX: lerp(from.lookX, to.lookX, amount),
    lookY: lerp(from.lookY, to.lookY, amount),
    tilt: lerp(from.tilt, to.tilt, amount),
    armLeft: mixArms(from.armLeft, to.armLeft, amount),
    armRight: mixArms(from.armRight, to.armRight, amount),
    mood: mixMoods(from.mood, to.mood, amount),
    bounce: lerp(from.bounce, to.bounce, amount),
    rise: lerp(from.rise, to.rise, amount),
  }
}

function mixArms(from: ArmPose, to: ArmPose, amount: number): ArmPose {
  return { raise: lerp(from.raise, to.raise, amount), sway: lerp(from.sway, to.sway, amount) }
}
