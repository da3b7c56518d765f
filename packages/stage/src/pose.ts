import { clamp, lerp } from './easing.ts'
import { MOUTHS, mixMouths, type MouthShape } from './mouth.ts'

export type { MouthName } from './mouth.ts'

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
  /** Three-quarter view, -1 to 1: the whole figure turned to the viewer's left or right; 0 faces the viewer. */
  readonly turn: number
  /** Degrees that the whole figure leans about its feet; positive is to the right. */
  readonly lean: number
  /** 0 to 1: how far the character is in its own action pose. */
  readonly action: number
  /** 0 to 1: how far the character is in its own gesture, and `beat` where in its swing (0 to 1). */
  readonly gesture: number
  readonly beat: number
  /** -1 to 1: where the character is in the swing of its own idle motion. */
  readonly idle: number
  /** A foot in the air: -1 the one on the viewer's left, 1 the one on the right. */
  readonly stride: number
  /** A hand beside the mouth to tell a secret: -1 the left hand, 1 the right. */
  readonly whisper: number
}

export interface ArmPose {
  /** 0 is the character's resting position, 1 is raised to wave. */
  readonly raise: number
  /** -1 to 1: the forearm swings inward and outward. */
  readonly sway: number
}

/** Brows, eyes and cheeks; each value is -1 to 1 or 0 to 1. The mouth of a mood at rest is in `MOOD_MOUTHS`. */
export interface MoodShape {
  /** Brows down (-1) or up (1). */
  readonly brow: number
  /** Inner ends of the brows down (-1, determined) or up (1, tender). */
  readonly slant: number
  /** 0 to 1: lids narrowed by a laugh. */
  readonly squint: number
  /** 0 to 1: more colour in the cheeks. */
  readonly blush: number
  /** Eyes wider open (up to 1), or upper lids lowered (down to -1). */
  readonly wide: number
  /** Pupils smaller (-1) or larger (1). */
  readonly pupil: number
}

export const MOODS = {
  calm: { brow: 0, slant: 0, squint: 0, blush: 0, wide: 0, pupil: 0 },
  happy: { brow: 0.35, slant: 0.1, squint: 0.3, blush: 0.3, wide: 0, pupil: 0.1 },
  excited: { brow: 0.95, slant: 0.1, squint: 0, blush: 0.5, wide: 0.7, pupil: 0.5 },
  gentle: { brow: 0.2, slant: 0.8, squint: 0.15, blush: 0.6, wide: -0.45, pupil: 0.4 },
  proud: { brow: -0.15, slant: -0.8, squint: 0.35, blush: 0.1, wide: -0.3, pupil: -0.1 },
  curious: { brow: 0.7, slant: 0.4, squint: 0, blush: 0.1, wide: 0.4, pupil: 0.2 },
  laughing: { brow: 0.6, slant: 0.3, squint: 1, blush: 0.8, wide: 0, pupil: 0 },
  surprised: { brow: 1, slant: 0.2, squint: 0, blush: 0.2, wide: 1, pupil: -0.7 },
  worried: { brow: 0.15, slant: 1, squint: 0, blush: 0, wide: 0.15, pupil: -0.3 },
} as const satisfies Record<string, MoodShape>
export type Mood = keyof typeof MOODS

/** The mouth of each mood while nothing is said. */
export const MOOD_MOUTHS: Readonly<Record<Mood, MouthShape>> = {
  calm: MOUTHS.X,
  happy: MOUTHS.smile,
  excited: { ...MOUTHS.smile, open: 0.9, teeth: 0.6 },
  gentle: { ...MOUTHS.X, width: 0.55, smile: 1 },
  proud: { width: 0.95, open: 0.34, round: 0, teeth: 1, tongue: 0, smile: 1 },
  curious: { width: 0.4, open: 0.3, round: 0.9, teeth: 0, tongue: 0, smile: 0.1 },
  laughing: { width: 1, open: 1, round: 0, teeth: 0.7, tongue: 1, smile: 1 },
  surprised: { width: 0.55, open: 0.8, round: 1, teeth: 0, tongue: 0.4, smile: 0 },
  worried: { width: 0.6, open: 0, round: 0, teeth: 0, tongue: 0, smile: -0.75 },
}

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
  turn: 0,
  lean: 0,
  action: 0,
  gesture: 0,
  beat: 0,
  idle: 0,
  stride: 0,
  whisper: 0,
}

/** The poses that every character has, for sheets and pictures; a whisper is told with the free hand (-1 is the left). */
export const ACTED_POSES = {
  front: REST_POSE,
  'three-quarter': { ...REST_POSE, turn: 0.8 },
  'other side': { ...REST_POSE, turn: -0.8 },
  action: { ...REST_POSE, action: 1, mood: MOODS.excited },
  'gesture begins': { ...REST_POSE, gesture: 1 },
  'gesture ends': { ...REST_POSE, gesture: 1, beat: 1 },
  whisper: { ...REST_POSE, whisper: 1, mouth: MOUTHS.U, mood: MOODS.gentle },
  'close-up': REST_POSE,
} as const satisfies Record<string, Pose>

/** The resting pose in a mood, with the mood's own mouth. */
export function poseOfMood(mood: Mood): Pose {
  return { ...REST_POSE, mood: MOODS[mood], mouth: MOOD_MOUTHS[mood] }
}

export function mixMoods(from: MoodShape, to: MoodShape, amount: number): MoodShape {
  return {
    brow: lerp(from.brow, to.brow, amount),
    slant: lerp(from.slant, to.slant, amount),
    squint: lerp(from.squint, to.squint, amount),
    blush: lerp(from.blush, to.blush, amount),
    wide: lerp(from.wide, to.wide, amount),
    pupil: lerp(from.pupil, to.pupil, amount),
  }
}

/** Brows that are low or drawn together over half-shut eyes look cross: in a blink they come up to a level first. */
export function inBlink(mood: MoodShape, blink: number): MoodShape {
  if (blink === 0) return mood
  const level = { ...mood, brow: Math.max(mood.brow, 0.15), slant: Math.max(mood.slant, 0.15) }
  return mixMoods(mood, level, clamp(blink * 4))
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
    turn: lerp(from.turn, to.turn, amount),
    lean: lerp(from.lean, to.lean, amount),
    action: lerp(from.action, to.action, amount),
    gesture: lerp(from.gesture, to.gesture, amount),
    beat: lerp(from.beat, to.beat, amount),
    idle: lerp(from.idle, to.idle, amount),
    stride: lerp(from.stride, to.stride, amount),
    whisper: lerp(from.whisper, to.whisper, amount),
  }
}

function mixArms(from: ArmPose, to: ArmPose, amount: number): ArmPose {
  return { raise: lerp(from.raise, to.raise, amount), sway: lerp(from.sway, to.sway, amount) }
}
