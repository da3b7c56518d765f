import { OCCASION_FILES } from './generated/occasion-files.gen.ts'
import {
  findOccasion,
  findPropWords,
  findScene,
  provideOccasion,
  providePropWords,
  provideProps,
  provideScene,
  type PropWords,
} from './known-decor.ts'
import type { Occasion } from './occasion.ts'
import { onlyExport, type LoadOne } from './only-export.ts'
import { PLACES, type SceneName, type Scenery } from './scene.ts'
import { occasionOf, type ScriptOccasion } from './script/script-texts.ts'
import type { StageLocale } from './timeline-format.ts'

type Place = (typeof PLACES)[number]

const SCENES: Readonly<Record<Exclude<SceneName, Place>, LoadOne<Scenery>>> = {
  meadow: () => import('./scenes/meadow.ts'),
  'palace-garden': () => import('./scenes/palace-garden.ts'),
  city: () => import('./scenes/city.ts'),
  'game-world': () => import('./scenes/game-world.ts'),
  'film-set': () => import('./scenes/film-set.ts'),
}

const WORDS: Readonly<Record<StageLocale, LoadOne<PropWords>>> = {
  en: () => import('./props/words-en.ts'),
  pt: () => import('./props/words-pt.ts'),
}

/**
 * Fetches what is missing of the scenes of a film's characters, of the places it can go to, and of its occasion: set,
 * texts and music.
 * @throws if a file cannot be fetched; the next call tries again.
 */
export async function loadDecor(
  scenes: readonly SceneName[],
  occasion: ScriptOccasion | null,
): Promise<void> {
  const [{ scene = 'meadow' }] = await Promise.all([
    loadOccasion(occasionOf(occasion)),
    ...[...scenes, PLACES[0]].map(loadScene),
  ])
  // By day the film set stands empty.
  if (scenes.includes('film-set')) await loadScene(scene)
}

const isPlace = (name: SceneName): name is Place => PLACES.some((place) => place === name)

async function loadScene(name: SceneName): Promise<void> {
  if (findScene(name)) return
  if (!isPlace(name)) return provideScene(name, await onlyExport(SCENES[name]))
  const places = await onlyExport(() => import('./scenes/places.ts'))
  for (const place of PLACES) provideScene(place, places[place])
}

/** @throws if its file cannot be fetched; the next call tries again. */
export async function loadOccasion(name: ScriptOccasion): Promise<Occasion> {
  const known = findOccasion(name)
  if (known) return known
  const occasion = await onlyExport(OCCASION_FILES[name])
  provideOccasion(name, occasion)
  return occasion
}

/**
 * Fetches the things that notes can mention, their words in a language and their drawings.
 * @throws if a file cannot be fetched; the next call tries again.
 */
export async function loadProps(locale: StageLocale): Promise<void> {
  if (findPropWords(locale)) return
  const [words, { PROP_DRAWINGS }] = await Promise.all([
    onlyExport(WORDS[locale]),
    import('./props/props.ts'),
  ])
  provideProps(PROP_DRAWINGS)
  providePropWords(locale, words)
}
