import {
  findPropWords,
  findScene,
  findSet,
  providePropWords,
  provideProps,
  provideScene,
  provideSet,
  type PropWords,
} from './known-decor.ts'
import { onlyExport, type LoadOne } from './only-export.ts'
import type { SceneName, Scenery } from './scene.ts'
import type { ScriptOccasion } from './script/script-texts.ts'
import type { StageSet } from './sets/stage-set.ts'
import type { StageLocale } from './timeline-format.ts'

/** One file a set, so that a browser fetches only the one of its film. */
const SETS: Readonly<Record<ScriptOccasion, LoadOne<StageSet>>> = {
  birthday: () => import('./sets/birthday.ts'),
  achievement: () => import('./sets/achievement.ts'),
  backToSchool: () => import('./sets/back-to-school.ts'),
  christmas: () => import('./sets/christmas.ts'),
  easter: () => import('./sets/easter.ts'),
  childrensDay: () => import('./sets/childrens-day.ts'),
  congratulations: () => import('./sets/congratulations.ts'),
  getWell: () => import('./sets/get-well.ts'),
  justBecause: () => import('./sets/just-because.ts'),
}

const SCENES: Readonly<Record<SceneName, LoadOne<Scenery>>> = {
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
 * Fetches what is missing of the scenes of a film's characters and its occasion's set, and registers them.
 * @throws if a file cannot be fetched; the next call tries again.
 */
export async function loadDecor(
  scenes: readonly SceneName[],
  occasion: ScriptOccasion | null,
): Promise<void> {
  await Promise.all([
    ...scenes.map(async (name) => findScene(name) ?? provideScene(name, await onlyExport(SCENES[name]))),
    occasion && (findSet(occasion) ?? onlyExport(SETS[occasion]).then((set) => provideSet(occasion, set))),
  ])
}

/**
 * Fetches the things that notes can mention, their words in a language and their drawings, and registers them.
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
