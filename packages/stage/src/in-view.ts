import type { View } from './camera.ts'
import type { Timeline, TimelineCast } from './timeline-format.ts'

/** A figure's canvas, with room for hops and stretching, around the middle of its feet. */
const REACH = { side: 300, up: 660, down: 60 } as const

/** Whether a character may be seen at all: in a close shot the others often stand outside. */
export function inView({ x, y, scale }: TimelineCast, view: View, { width, height }: Timeline): boolean {
  const halfX = width / 2 / view.zoom
  const halfY = height / 2 / view.zoom
  return (
    Math.abs(x - view.x) < halfX + REACH.side * scale &&
    y - REACH.up * scale < view.y + halfY &&
    y + REACH.down * scale > view.y - halfY
  )
}
