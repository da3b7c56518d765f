import { OCCASION_FILES } from './generated/occasion-files.gen.ts'
import {
  findOccasion,
  findPropWords,
  findScene,
  findLateParts,
  provideChild,
  provideOccasion,
  providePropWords,
  provideProps,
  provideScene,
  provideLateParts,
  type PropWords,
} from './known-decor.ts'
import type { Occasion } from './occasion.ts'
import { onlyExport, type LoadOne } from './only-export.ts'
import type { SceneName, Scenery, World } from './scene.ts'
import { occasionOf, type ScriptOccasion } from './script/script-texts.ts'
import type { StageLocale } from './timeline-format.ts'

const SCENES: Readonly<Record<World, LoadOne<Scenery>>> = {
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
 * Fetches what is missing of the scenes of a film's characters and of its occasion: set, texts and music. Then the late
 * parts are on their way.
 * @throws if a file cannot be fetched; the next call tries again.
 */
export async function loadDecor(
  scenes: readonly SceneName[],
  occasion: ScriptOccasion | null,
): Promise<void> {
  const [{ scene = 'meadow' }] = await Promise.all([
    loadOccasion(occasionOf(occasion)),
    ...scenes.map(loadScene),
  ])
  // By day the film set stands empty.
  if (scenes.includes('film-set')) await loadScene(scene)
  // A film without them still plays, and the next call tries again.
  loadLateParts().catch(() => undefined)
}

async function loadScene(name: SceneName): Promise<void> {
  if (isWorld(name) && !findScene(name)) provideScene(name, await onlyExport(SCENES[name]))
}

const isWorld = (name: SceneName): name is World => Object.hasOwn(SCENES, name)

/**
 * Fetches what a film needs only after it has begun: it plays without, until they are there.
 * @throws if the file cannot be fetched; the next call tries again.
 */
export async function loadLateParts(): Promise<void> {
  if (!findLateParts()) provideLateParts(await onlyExport(() => import('./late-parts.ts')))
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
  const [words, { PROP_DRAWINGS }, { howUsed }] = await Promise.all([
    onlyExport(WORDS[locale]),
    import('./props/props.ts'),
    import('./props/how-used.ts'),
  ])
  provideProps(PROP_DRAWINGS, howUsed)
  providePropWords(locale, words)
}

/**
 * Fetches what a child is drawn from, for films that have one.
 * @throws if its file cannot be fetched; the next call tries again.
 */
export async function loadChild(): Promise<void> {
  provideChild(await onlyExport(() => import('./likeness/child-on-stage.ts')))
}
