import { clamp, lerp } from '../easing.ts'
import type { Pose } from '../pose.ts'
import { AT } from './hands-at.ts'
import type { ArmStance, Weighted } from './limb.ts'

/** A position of the whole figure; what is left out stays as the pose has it. */
export interface Stance {
  readonly tilt?: number
  readonly lean?: number
  readonly turn?: number
  readonly lookX?: number
  readonly lookY?: number
  readonly rise?: number
  readonly bounce?: number
  readonly left?: ArmStance
  readonly right?: ArmStance
  /** Degrees that the whole figure is turned about its middle: 180 stands on its head. */
  readonly spin?: number
  /** Capes, wings and tails swing by this many degrees. */
  readonly sweep?: number
  /** The hat is lifted by this many units. */
  readonly hat?: number
}

/** What moves while a character only waits, in both directions from where it is. */
export interface Idle extends Pick<Stance, 'tilt' | 'lean' | 'bounce' | 'sweep'> {
  /** How high it floats, for those who do. */
  readonly rise?: number
  /** Swings in a second. */
  readonly rate: number
}

/** What a character does in a way of its own. */
export interface Acting {
  readonly idle: Idle
  readonly action: Stance
  /** It swings between these two. */
  readonly gesture: readonly [from: Stance, to: Stance]
  /** Swings of the gesture in a second. */
  readonly rate: number
  /** How it comes and leaves: on its feet, if it is not said. */
  readonly gait?: Gait
}

export type Gait = 'walk' | 'hop' | 'float' | 'roll'

const NUMBERS = ['tilt', 'lean', 'turn', 'lookX', 'lookY', 'rise', 'bounce'] as const

/** The pose with everything that its stances change, and the stances of the arms. */
export interface Stood extends Pose {
  readonly leftArm: readonly Weighted<ArmStance>[]
  readonly rightArm: readonly Weighted<ArmStance>[]
  readonly sweep: number
  readonly hat: number
  readonly spin: number
}

export function stand(pose: Pose, acting: Acting): Stood {
  const stances = stancesOf(pose, acting)
  const { idle } = acting
  const waiting: Pose = {
    ...pose,
    tilt: pose.tilt + (idle.tilt ?? 0) * pose.idle,
    lean: pose.lean + (idle.lean ?? 0) * pose.idle,
    bounce: pose.bounce + (idle.bounce ?? 0) * pose.idle,
    rise: pose.rise + ((idle.rise ?? 0) * (1 + pose.idle)) / 2,
  }
  const numbers = Object.fromEntries(
    NUMBERS.map((name) => [
      name,
      stances.reduce((value, [stance, weight]) => lerp(value, stance[name] ?? value, weight), waiting[name]),
    ]),
  )
  const sum = (name: 'sweep' | 'hat' | 'spin'): number =>
    stances.reduce((value, [stance, weight]) => value + (stance[name] ?? 0) * weight, 0)
  return {
    ...waiting,
    ...numbers,
    leftArm: armsOf(stances, 'left'),
    rightArm: armsOf(stances, 'right'),
    sweep: sum('sweep') + (idle.sweep ?? 0) * pose.idle,
    hat: sum('hat'),
    spin: sum('spin'),
  }
}

function stancesOf(pose: Pose, acting: Acting): Weighted<Stance>[] {
  const [from, to] = acting.gesture
  // A whisper bends the head to the hand beside the mouth.
  const whisper: Stance =
    pose.whisper < 0 ? { tilt: 5, lookY: 0.3, left: AT.mouth } : { tilt: -5, lookY: 0.3, right: AT.mouth }
  const all: Weighted<Stance>[] = [
    [acting.action, pose.action],
    [from, pose.gesture],
    // From the first position of the gesture to its second, in proportion to the whole gesture.
    [to, pose.gesture * pose.beat],
    [whisper, Math.abs(pose.whisper)],
  ]
  return all.filter(([, weight]) => weight > 0).map(([stance, weight]) => [stance, clamp(weight)])
}

function armsOf(stances: readonly Weighted<Stance>[], side: 'left' | 'right'): Weighted<ArmStance>[] {
  return stances.flatMap(([stance, weight]) => {
    const own = stance[side]
    return own ? [[own, weight] as const] : []
  })
}
