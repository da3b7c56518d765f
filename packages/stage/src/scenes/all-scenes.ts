import type { SceneName, Scenery } from '../scene.ts'
import { city } from './city.ts'
import { filmSet } from './film-set.ts'
import { gameWorld } from './game-world.ts'
import { meadow } from './meadow.ts'
import { palaceGarden } from './palace-garden.ts'
import { places } from './places.ts'

export const SCENERY: Readonly<Record<SceneName, Scenery>> = {
  meadow,
  'palace-garden': palaceGarden,
  city,
  'game-world': gameWorld,
  'film-set': filmSet,
  ...places,
}
