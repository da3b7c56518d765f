import type { CameraKey, Timeline } from '../timeline-format.ts'
import type { Box } from '../bounds.ts'
import { pictureWindow } from './framing.ts'

/** A figure alone is not shown larger, so that what it stands in is seen. */
const NEAREST = 1.6
/** Between everyone and the edges of the window, in shares of the frame. */
const ASIDE = 0.03
const BELOW = 0.06

/** The view of the last picture (D8): all stand near the lower edge of its window, and the set rises behind them. */
export function closingView(
  all: Box,
  { width, height }: Pick<Timeline, 'width' | 'height'>,
): CameraKey['view'] {
  const picture = pictureWindow({ width, height })
  const foot = picture.bottom - height * BELOW
  const zoom = Math.min(
    NEAREST,
    (picture.right - picture.left - 2 * width * ASIDE) / (all.right - all.left),
    (foot - picture.top - height * BELOW) / (all.bottom - all.top),
  )
  return [
    Math.round((all.left + all.right) / 2),
    Math.round(all.bottom - (foot - height / 2) / zoom),
    Math.round(zoom * 1000) / 1000,
  ]
}
