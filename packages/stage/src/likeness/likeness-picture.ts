import { nodesToSvg } from '../to-svg.ts'
import { HAPPY, wavingPose, WAVE_TOP } from './child-pose.ts'
import { drawChild } from './draw-child.ts'
import type { TimelineChild } from './likeness.ts'

const BOX = {
  full: [40, -8, 412, 544],
  head: [86, 20, 308, 308],
} as const

export interface LikenessPictureOptions {
  /** `full` is the whole child, waving; `head` a square around its face. */
  readonly crop: keyof typeof BOX
  /** Prefix of every id, so that several pictures can share a page. */
  readonly idPrefix: string
}

/** A child as a standalone, decorative SVG. */
export const likenessPicture = (child: TimelineChild, { crop, idPrefix }: LikenessPictureOptions): string =>
  nodesToSvg(drawChild(child, crop === 'full' ? wavingPose(WAVE_TOP) : HAPPY), BOX[crop], idPrefix)
