import type { Category } from './cast-member.ts'
import { isLittle } from './direction/light.ts'
import { findScene } from './known-decor.ts'
import { inLight, MOONLIGHT, SNOW_LIGHT, STAGE_LIGHT } from './scenes/night.ts'
import type { Node } from './shapes.ts'
import type { Light } from './timeline-format.ts'

/** The backgrounds: one for each category, and a neutral one. */
export const SCENES = ['meadow', 'palace-garden', 'city', 'game-world', 'film-set'] as const
export type SceneName = (typeof SCENES)[number]

export function isSceneName(value: string): value is SceneName {
  return SCENES.some((scene) => scene === value)
}

const WORLD_OF: Readonly<Record<Category, SceneName>> = {
  princesses: 'palace-garden',
  heroes: 'city',
  games: 'game-world',
  movies: 'film-set',
}

/** The scene of a category, or the neutral one. */
export function sceneOf(category: Category | undefined): SceneName {
  return category ? WORLD_OF[category] : 'meadow'
}

/**
 * The scene of a film: that of its first character, but for one that is dark by itself where the occasion is outdoors or
 * the child is little (D9).
 */
export function sceneOfFilm(
  category: Category | undefined,
  outdoors: SceneName | undefined,
  age: number | null = null,
): SceneName {
  const own = sceneOf(category)
  if (own !== 'film-set') return own
  return outdoors ?? (isLittle(age) ? 'meadow' : own)
}

/** What a scene is drawn into: the size of the frame, its horizon, and a unit that scales everything in proportion. */
export interface SceneFrame {
  readonly width: number
  readonly height: number
  /** Where land meets sky, in pixels from the top. */
  readonly horizon: number
  /** 1 for a frame 720 wide and 1280 high. */
  readonly unit: number
  /** Time in seconds, for clouds and twinkling. */
  readonly t: number
  readonly night: boolean
}

/** Draws a scene. */
export type Scenery = (frame: SceneFrame) => Node[]

/** The nodes of a scene that fills the frame, at time `t`, in seconds; none while it is not registered. */
export function sceneNodes(
  name: SceneName,
  width: number,
  height: number,
  t = 0,
  light: Light = 'day',
): Node[] {
  const nodes = findScene(name)?.(frameOf(width, height, t, light === 'night')) ?? []
  if (light === 'day') return nodes
  // The film set is a night already, and indoors.
  const dark = name === 'film-set' ? STAGE_LIGHT : MOONLIGHT
  return inLight(nodes, light === 'snow' ? SNOW_LIGHT : dark)
}

export const frameOf = (width: number, height: number, t: number, night = false): SceneFrame => ({
  width,
  height,
  horizon: Math.round(height * 0.62),
  unit: Math.min(width / 720, height / 900),
  t,
  night,
})
