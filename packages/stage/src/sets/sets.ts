import type { View } from '../camera.ts'
import { findSet } from '../known-decor.ts'
import { frameOf } from '../scene.ts'
import type { Node } from '../shapes.ts'
import type { Timeline } from '../timeline-format.ts'

type Film = Pick<Timeline, 'occasion' | 'width' | 'height'>

/** What stands behind the cast for the occasion (D9). */
export const setNodes = ({ occasion, width, height }: Film, t: number): Node[] =>
  (occasion && findSet(occasion)?.back(frameOf(width, height, t))) ?? []

/** What stands in front of the cast; in a near shot it is out of the picture. */
export const frontNodes = ({ occasion, width, height }: Film, { zoom }: View, t: number): Node[] =>
  (occasion && zoom < 1.25 && findSet(occasion)?.front(frameOf(width, height, t))) || []
