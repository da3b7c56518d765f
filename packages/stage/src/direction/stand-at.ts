import { clamp, lerp, smooth } from '../easing.ts'
import { findCharacter } from '../known-characters.ts'
import type { Gait } from '../parts/stance.ts'
import type { Pose } from '../pose.ts'
import type { Timeline, TimelineCast } from '../timeline-format.ts'
import { frameOf } from '../scene.ts'
import { doorOf } from '../scenes/door.ts'
import { isClosing, type Beat } from './beat.ts'
import { meeting } from './exchange.ts'

/** Where a character stands at a moment: its feet, and how far they are above the floor. */
export interface Stand {
  readonly x: number
  readonly y: number
  /** In units of the drawing. */
  readonly rise: number
  /** How many times as large it is: less where it is far away. */
  readonly near?: number
  /** What going does to the body; undefined for who stands. */
  readonly going?: Going
}

/** `amount` is 0 to 1: how far the body has turned to where it goes. */
export interface Going extends Pick<Pose, 'lean' | 'stride' | 'bounce' | 'turn'> {
  readonly amount: number
}

/** A figure that stands in a door is so high, in units of the drawing. */
const FIGURE = 560

type Walk = Extract<Beat, { kind: 'enter' | 'exit' }>

/** Where a character is while it comes and leaves (D3); undefined while it is away. */
export function standAt(
  { beats, cast, width, height }: Pick<Timeline, 'beats' | 'cast' | 'width' | 'height'>,
  member: TimelineCast,
  t: number,
): Stand | undefined {
  if (isClosing({ beats }, t)) return { x: member.x, y: member.y, rise: 0 }
  const { share, ...spot } = meeting({ cast, beats }, member, t)
  const home = { ...spot, rise: 30 * Math.sin(share * Math.PI) }
  const walks = beats.filter(
    (beat): beat is Walk => (beat.kind === 'enter' || beat.kind === 'exit') && beat.who === member.id,
  )
  // The last one that has begun; before the first one, who enters is not there.
  const walk = walks.findLast(({ from }) => t >= from) ?? walks[0]
  if (!walk || (walk.kind === 'enter' ? t >= walk.to : t < walk.from)) return home
  const done = clamp((t - walk.from) / (walk.to - walk.from))
  const away = walk.kind === 'enter' ? 1 - done : done
  if (walk.kind === 'enter' ? t < walk.from : away >= 1) return undefined
  if (walk.side === 'above') return { ...home, rise: dropped(done) * 110 }
  const steps = 46 * Math.abs(Math.sin(away * Math.PI * 2))
  if (walk.side === 'door') {
    const door = doorOf(frameOf(width, height, t))
    const small = door.height / (FIGURE * member.scale)
    const come = smooth(done)
    return {
      x: lerp(door.x, home.x, come),
      y: lerp(door.y, home.y, come),
      rise: steps,
      near: lerp(Math.min(1, small), 1, come),
    }
  }
  const outside = walk.side === 'left' ? -220 * member.scale : width + 220 * member.scale
  const gait = findCharacter(member.art)?.acting.gait ?? 'walk'
  const path = walk.kind === 'enter' ? away ** 1.5 : smooth(away)
  const heading = (walk.side === 'left') === (walk.kind === 'exit') ? -1 : 1
  const amount = smooth(away * 5)
  const { rise, ...body } = GAITS[gait](path * Math.PI * STEPS, heading)
  return {
    x: lerp(home.x, outside, path),
    y: home.y,
    rise: rise * amount,
    going: { ...body, turn: heading * TURN, amount },
  }
}

/** Steps from the picture's edge to a place in it. */
const STEPS = 4
/** How far the body turns to where it goes. */
const TURN = 0.75

interface Step extends Pick<Pose, 'rise' | 'lean' | 'stride' | 'bounce'> {}

/** A body at a moment of its way; `phase` grows by pi with each step. */
const GAITS: Readonly<Record<Gait, (phase: number, heading: -1 | 1) => Step>> = {
  walk: (phase, heading) => {
    const step = Math.sin(phase)
    return {
      rise: 16 * Math.abs(step),
      lean: heading * 3 - step * 3.5,
      stride: step,
      bounce: Math.abs(step) - 0.6,
    }
  },
  hop: (phase, heading) => {
    const height = Math.abs(Math.sin(phase / 2))
    return { rise: 64 * height, lean: heading * 4, stride: 0, bounce: height < 0.35 ? height * 4 - 0.8 : 0.6 }
  },
  float: (phase, heading) => ({
    rise: 40 + 10 * Math.sin(phase / 2),
    lean: heading * 9,
    stride: 0,
    bounce: 0.3,
  }),
  roll: (phase, heading) => ({ rise: 0, lean: heading * -2 + Math.sin(phase), stride: 0, bounce: 0 }),
}

/** The pose of who comes or leaves: the body goes, the face does what it did. */
export function whileGoing(pose: Pose, { rise, going }: Stand): Pose {
  const posed = { ...pose, rise: pose.rise + rise }
  if (!going) return posed
  const { amount } = going
  return {
    ...posed,
    lean: posed.lean + going.lean * amount,
    bounce: clamp(posed.bounce + going.bounce * amount, -1, 1),
    turn: lerp(posed.turn, going.turn, amount),
    stride: going.stride * amount,
  }
}

/** Falls, bounces once. */
const dropped = (done: number): number => {
  if (done < 0.5) return 1 - (done / 0.5) ** 2
  const bounce = (done - 0.5) / 0.5
  return 0.22 * 4 * bounce * (1 - bounce)
}
