import type { Timeline } from '../timeline-format.ts'
import type { Box } from '../bounds.ts'
import { floorOf } from './figure.ts'

/** The cake is drawn in a box of 240 by 250 around the middle of its foot. */
export function cakeSpot({ width, height, cast }: Pick<Timeline, 'width' | 'height' | 'cast'>): {
  readonly x: number
  readonly y: number
  readonly scale: number
} {
  const size = Math.max(...cast.map(({ scale }) => scale))
  const foot = floorOf(cast)
  return {
    x: width / 2,
    y: Math.min(foot + 20 * size, height * 0.86),
    scale: Math.min(1, size * (cast.length > 1 ? 1.1 : 0.9)),
  }
}

export function cakeBox(film: Pick<Timeline, 'width' | 'height' | 'cast'>): Box {
  const { x, y, scale } = cakeSpot(film)
  return { left: x - 120 * scale, right: x + 120 * scale, top: y - 250 * scale, bottom: y }
}
