import type { Category } from './cast-member.ts'
import { isLittle } from './direction/light.ts'
import { findScene } from './known-decor.ts'
import { inLight, MOONLIGHT, SNOW_LIGHT, STAGE_LIGHT } from './scenes/night.ts'
import type { Node } from './shapes.ts'
import type { Light } from './timeline-format.ts'

/** Where characters live: one for each category, and a neutral one. */
export const WORLDS = ['meadow', 'palace-garden', 'city', 'game-world', 'film-set'] as const
/** Where a long film goes, through a door (D25). */
export const VENUES = ['garden', 'playroom', 'tent', 'terrace'] as const
export const SCENES = [...WORLDS, ...VENUES] as const
export const INDOORS: ReadonlySet<SceneName> = new Set(['film-set', 'playroom', 'tent'])

/** Neighbouring seeds go to different places: of brothers whose films are ordered one after the other. */
export function venueOfSeed(seed: number, outdoors = false): (typeof VENUES)[number] {
  const venues = VENUES.filter((venue) => !outdoors || !INDOORS.has(venue))
  return venues[Math.abs(Math.trunc(seed)) % venues.length] ?? VENUES[0]
}

export type SceneName = (typeof SCENES)[number]
export type World = (typeof WORLDS)[number]

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
  /** How far the door of a place is open, 0 to 1; shut by default. */
  readonly door?: number
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
  door = 0,
): Node[] {
  const nodes = findScene(name)?.({ ...frameOf(width, height, t, light === 'night'), door }) ?? []
  if (light === 'day') return nodes
  // The film set is a night already; indoors lamps are on.
  const dark = INDOORS.has(name) ? STAGE_LIGHT : MOONLIGHT
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
