import { clamp, lerp, smooth } from '../easing.ts'
import type { Box } from '../bounds.ts'
import type { Timeline } from '../timeline-format.ts'
import { beatsOf, isClosing } from './beat.ts'
import { floorOf, standing } from './figure.ts'
import { EXIT } from './pace.ts'

/** What every likeness stays in while it waves, in the units of its drawing. */
export const CHILD: Box = { left: 52, top: -8, right: 448, bottom: 532 }

/** Of the smallest of the cast: a child of two years, and one of twelve or more. */
const LITTLE = 0.66
const BIG = 0.88
const COMES = 0.6

type Film = Pick<Timeline, 'cast'> & { readonly child?: Timeline['child'] | undefined }

/** Where the child stands (D41): beside the last of the cast, in front of an arm at most. */
export function childSpot({ cast, child }: Film): {
  readonly x: number
  readonly y: number
  readonly scale: number
} {
  const grown = clamp(((child?.age ?? 6) - 2) / 10)
  const scale =
    Math.round(Math.min(...cast.map((member) => member.scale)) * lerp(LITTLE, BIG, grown) * 1000) / 1000
  const free = Math.max(
    ...cast.map((member) => lerp(standing(member).head.right, standing(member).whole.right, 0.3)),
  )
  return { x: Math.round(free + (240 - CHILD.left) * scale), y: floorOf(cast), scale }
}

/** What the picture keeps free for the child; undefined without one. */
export function childBox(film: Film): Box | undefined {
  if (!film.child) return undefined
  const { x, y, scale } = childSpot(film)
  return {
    left: x + (CHILD.left - 240) * scale,
    right: x + (CHILD.right - 240) * scale,
    top: y + (CHILD.top - 528) * scale,
    bottom: y + (CHILD.bottom - 528) * scale,
  }
}

/**
 * How far the child has come, 0 to 1, while its name shines and in the last picture (D40); undefined while it is away.
 */
export function childCome(film: Pick<Timeline, 'beats' | 'child'>, t: number): number | undefined {
  if (!film.child) return undefined
  if (isClosing(film, t)) return 1
  const lights = beatsOf(film, 'lights').find(({ from, to }) => t >= from && t < to)
  if (!lights) return undefined
  const leaves = beatsOf(film, 'exit').find(({ from }) => from > lights.from)?.from ?? lights.to + EXIT
  return Math.min(smooth((t - lights.from) / COMES), 1 - smooth((t - leaves) / EXIT))
}
