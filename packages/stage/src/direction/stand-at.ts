import { clamp, lerp, smooth } from '../easing.ts'
import type { Timeline, TimelineCast } from '../timeline-format.ts'
import { isClosing, type Beat } from './beat.ts'

/** Where a character stands at a moment: its feet, and how far they are above the floor. */
export interface Stand {
  readonly x: number
  readonly y: number
  /** In units of the drawing. */
  readonly rise: number
}

type Walk = Extract<Beat, { kind: 'enter' | 'exit' }>

/** Where a character is while it comes and leaves (D3); undefined while it is away. */
export function standAt(
  { beats, width }: Pick<Timeline, 'beats' | 'width'>,
  member: TimelineCast,
  t: number,
): Stand | undefined {
  const home = { x: member.x, y: member.y, rise: 0 }
  if (isClosing({ beats }, t)) return home
  const walk = beats.find(
    (beat): beat is Walk =>
      (beat.kind === 'enter' || beat.kind === 'exit') &&
      beat.who === member.id &&
      (beat.kind === 'enter' ? t < beat.to : t >= beat.from),
  )
  if (!walk) return home
  const done = clamp((t - walk.from) / (walk.to - walk.from))
  const away = walk.kind === 'enter' ? 1 - done : done
  if (walk.kind === 'enter' ? t < walk.from : away >= 1) return undefined
  if (walk.side === 'above') return { ...home, rise: dropped(done) * 110 }
  const outside = walk.side === 'left' ? -220 * member.scale : width + 220 * member.scale
  return {
    x: lerp(home.x, outside, walk.kind === 'enter' ? away ** 2 : smooth(away)),
    y: home.y,
    rise: 46 * Math.abs(Math.sin(away * Math.PI * 2)),
  }
}

/** Falls, bounces once. */
const dropped = (done: number): number => {
  if (done < 0.5) return 1 - (done / 0.5) ** 2
  const bounce = (done - 0.5) / 0.5
  return 0.22 * 4 * bounce * (1 - bounce)
}
