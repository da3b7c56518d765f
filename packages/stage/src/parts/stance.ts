import { clamp, lerp } from '../easing.ts'
import type { Pose } from '../pose.ts'
import { AT } from './hands-at.ts'
import type { Node } from '../shapes.ts'
import type { ArmStance, Side, Weighted } from './limb.ts'

/** A position of the whole figure; what is left out stays as the pose has it. */
export interface Stance {
  readonly tilt?: number
  readonly lean?: number
  readonly turn?: number
  readonly lookX?: number
  readonly lookY?: number
  readonly rise?: number
  readonly bounce?: number
  readonly stride?: number
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
  /** False for a body without legs to kick or ride. */
  readonly legs?: false
  /** Nothing is worn on it that a crown would stand on. */
  readonly bareHead?: true
}

export type Gait = 'walk' | 'hop' | 'float' | 'roll'

/** A thing that the character uses for a moment (D63), and how it stands with it. */
export interface Used {
  readonly stance: Stance
  /** In a hand: the origin is at the grip. */
  readonly inHand?: { readonly side: Side; readonly nodes: readonly Node[] }
  /** Before the body and what hangs over it, and under the arms, or `over` them. */
  readonly front?: readonly Node[]
  readonly over?: boolean
  /** Moves with the head, before its hat. */
  readonly worn?: readonly Node[]
  /** Both hands are needed: what the character has in one is put away. */
  readonly bothHands?: boolean
}

/** `amount` is 0 to 1: how far the character is in this stance; `size` is that of the thing. */
export interface Held extends Used {
  readonly amount: number
  readonly size: number
}

const NUMBERS = ['tilt', 'lean', 'turn', 'lookX', 'lookY', 'rise', 'bounce', 'stride'] as const

/** The pose with everything that its stances change, and the stances of the arms. */
export interface Stood extends Pose {
  readonly leftArm: readonly Weighted<ArmStance>[]
  readonly rightArm: readonly Weighted<ArmStance>[]
  readonly sweep: number
  readonly hat: number
  readonly spin: number
  readonly held?: Held | undefined
}

export function stand(pose: Pose, acting: Acting, held?: Held): Stood {
  const stances = stancesOf(pose, acting, held)
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
    held,
  }
}

function stancesOf(pose: Pose, acting: Acting, held: Held | undefined): Weighted<Stance>[] {
  const [from, to] = acting.gesture
  // A whisper bends the head to the hand beside the mouth.
  const whisper: Stance =
    pose.whisper < 0 ? { tilt: 5, lookY: 0.3, left: AT.mouth } : { tilt: -5, lookY: 0.3, right: AT.mouth }
  // Who uses a thing does nothing else.
  const free = 1 - (held?.amount ?? 0)
  const all: Weighted<Stance>[] = [
    [acting.action, pose.action * free],
    [from, pose.gesture * free],
    // From the first position of the gesture to its second, in proportion to the whole gesture.
    [to, pose.gesture * pose.beat * free],
    [whisper, Math.abs(pose.whisper) * free],
    ...(held ? [[held.stance, held.amount] as const] : []),
  ]
  return all.filter(([, weight]) => weight > 0).map(([stance, weight]) => [stance, clamp(weight)])
}

function armsOf(stances: readonly Weighted<Stance>[], side: 'left' | 'right'): Weighted<ArmStance>[] {
  return stances.flatMap(([stance, weight]) => {
    const own = stance[side]
    return own ? [[own, weight] as const] : []
  })
}
