import type { Timeline, TimelineCast } from '../timeline-format.ts'
import type { Box } from '../bounds.ts'

/** Half the size of a thing that is shown, in the units of its speaker. */
export const PROP = 92

/** Where a thing is shown: beside the head, on the side with more room. */
export function propSpot({ width }: Pick<Timeline, 'width'>, { x, y, scale }: TimelineCast): Box {
  const side = x > width / 2 ? -1 : 1
  const middle = { x: x + side * 212 * scale, y: y - 350 * scale }
  const reach = PROP * scale
  return {
    left: middle.x - reach,
    top: middle.y - reach,
    right: middle.x + reach,
    bottom: middle.y + reach,
  }
}
