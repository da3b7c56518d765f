import { clamp, lerp, smooth } from '../easing.ts'
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
  return {
    x: lerp(home.x, outside, walk.kind === 'enter' ? away ** 2 : smooth(away)),
    y: home.y,
    rise: steps,
  }
}

/** Falls, bounces once. */
const dropped = (done: number): number => {
  if (done < 0.5) return 1 - (done / 0.5) ** 2
  const bounce = (done - 0.5) / 0.5
  return 0.22 * 4 * bounce * (1 - bounce)
}
