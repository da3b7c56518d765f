import type { View } from '../camera.ts'
import { isAtParty, isClosing, sceneOfMoment } from '../direction/beat.ts'
import { floorOf } from '../direction/figure.ts'
import { findOccasion, findLateParts } from '../known-decor.ts'
import { frameOf } from '../scene.ts'
import { inLight, STAGE_LIGHT } from '../scenes/night.ts'
import type { Node } from '../shapes.ts'
import type { Timeline } from '../timeline-format.ts'

type Staged = Pick<Timeline, 'occasion' | 'width' | 'height' | 'light' | 'scene' | 'beats' | 'cast'>
type Film = Pick<Timeline, 'occasion' | 'width' | 'height' | 'light'>

/** What stands behind the cast for the occasion (D9). */
export const setNodes = (film: Film, t: number): Node[] => drawn(film, 'back', t)

/**
 * What stands in front of the cast: of the occasion, or of a scene without it. In a near shot it is out of the picture, and
 * the last one would cut it.
 */
export function frontNodes(film: Staged, { zoom }: View, t: number): Node[] {
  if (zoom >= 1.25 || isClosing(film, t)) return []
  const set = isAtParty(film, t) ? drawn(film, 'front', t) : []
  return set.length > 0 ? set : near(film, 'before', t)
}

/** What stands among the cast, and where: before those behind, and behind those in front. */
export function amongCast(film: Staged, t: number): { readonly y: number; readonly nodes: Node[] } {
  const y = floorOf(film.cast) - 1
  return { y, nodes: near(film, 'among', t, y) }
}

const near = (film: Staged, part: 'among' | 'before', t: number, y = 0): Node[] =>
  lit(film, findLateParts()?.[part](sceneOfMoment(film, t), frameOf(film.width, film.height, t), y) ?? [])

const lit = ({ light }: Pick<Timeline, 'light'>, nodes: Node[]): Node[] =>
  light === 'night' ? inLight(nodes, STAGE_LIGHT) : nodes

function drawn({ occasion, width, height, light }: Film, part: 'back' | 'front', t: number): Node[] {
  const night = light === 'night'
  const nodes = findOccasion(occasion)?.set[part](frameOf(width, height, t, night)) ?? []
  return lit({ light }, nodes)
}
