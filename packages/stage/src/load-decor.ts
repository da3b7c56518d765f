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
import type { SceneName, Scenery } from './scene.ts'
import type { ScriptOccasion } from './script/script-texts.ts'
import type { StageSet } from './sets/stage-set.ts'
import type { StageLocale } from './timeline-format.ts'

/** One file a set, so that a browser fetches only the one of its film. */
const SETS: Readonly<Record<ScriptOccasion, () => Promise<StageSet>>> = {
  birthday: () => import('./sets/birthday.ts').then(({ birthday }) => birthday),
  achievement: () => import('./sets/achievement.ts').then(({ achievement }) => achievement),
  backToSchool: () => import('./sets/back-to-school.ts').then(({ backToSchool }) => backToSchool),
  christmas: () => import('./sets/christmas.ts').then(({ christmas }) => christmas),
  easter: () => import('./sets/easter.ts').then(({ easter }) => easter),
  childrensDay: () => import('./sets/childrens-day.ts').then(({ childrensDay }) => childrensDay),
  congratulations: () => import('./sets/congratulations.ts').then(({ congratulations }) => congratulations),
  getWell: () => import('./sets/get-well.ts').then(({ getWell }) => getWell),
  justBecause: () => import('./sets/just-because.ts').then(({ justBecause }) => justBecause),
}

const SCENES: Readonly<Record<SceneName, () => Promise<Scenery>>> = {
  meadow: () => import('./scenes/meadow.ts').then(({ meadow }) => meadow),
  'palace-garden': () => import('./scenes/palace-garden.ts').then(({ palaceGarden }) => palaceGarden),
  city: () => import('./scenes/city.ts').then(({ city }) => city),
  'game-world': () => import('./scenes/game-world.ts').then(({ gameWorld }) => gameWorld),
  'film-set': () => import('./scenes/film-set.ts').then(({ filmSet }) => filmSet),
}

const WORDS: Readonly<Record<StageLocale, () => Promise<PropWords>>> = {
  en: () => import('./props/words-en.ts').then(({ wordsEn }) => wordsEn),
  pt: () => import('./props/words-pt.ts').then(({ wordsPt }) => wordsPt),
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
    ...scenes.map(async (name) => findScene(name) ?? provideScene(name, await SCENES[name]())),
    occasion && (findSet(occasion) ?? SETS[occasion]().then((set) => provideSet(occasion, set))),
  ])
}

/**
 * Fetches the things that notes can mention, their words in a language and their drawings, and registers them.
 * @throws if a file cannot be fetched; the next call tries again.
 */
export async function loadProps(locale: StageLocale): Promise<void> {
  if (findPropWords(locale)) return
  const [words, { PROP_DRAWINGS }] = await Promise.all([WORDS[locale](), import('./props/props.ts')])
  provideProps(PROP_DRAWINGS)
  providePropWords(locale, words)
}
