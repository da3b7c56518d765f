import type { Scenery, World } from '../scene.ts'
import { city } from './city.ts'
import { filmSet } from './film-set.ts'
import { gameWorld } from './game-world.ts'
import { meadow } from './meadow.ts'
import { palaceGarden } from './palace-garden.ts'

export const SCENERY: Readonly<Record<World, Scenery>> = {
  meadow,
  'palace-garden': palaceGarden,
  city,
  'game-world': gameWorld,
  'film-set': filmSet,
}
