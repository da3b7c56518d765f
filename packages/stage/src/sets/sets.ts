import type { View } from '../camera.ts'
import { isClosing } from '../direction/beat.ts'
import { findOccasion } from '../known-decor.ts'
import { frameOf } from '../scene.ts'
import { inLight, STAGE_LIGHT } from '../scenes/night.ts'
import type { Node } from '../shapes.ts'
import type { Timeline } from '../timeline-format.ts'

type Film = Pick<Timeline, 'occasion' | 'width' | 'height' | 'light'>

/** What stands behind the cast for the occasion (D9). */
export const setNodes = (film: Film, t: number): Node[] => drawn(film, 'back', t)

/** What stands in front of the cast; in a near shot it is out of the picture, and the last one would cut it. */
export const frontNodes = (film: Film & Pick<Timeline, 'beats'>, { zoom }: View, t: number): Node[] =>
  zoom < 1.25 && !isClosing(film, t) ? drawn(film, 'front', t) : []

function drawn({ occasion, width, height, light }: Film, part: 'back' | 'front', t: number): Node[] {
  const night = light === 'night'
  const nodes = findOccasion(occasion)?.set[part](frameOf(width, height, t, night)) ?? []
  return night ? inLight(nodes, STAGE_LIGHT) : nodes
}
