import { greetingStyleOf, type GreetingStyle } from '../cast-member.ts'
import { articleOfName } from '../known-characters.ts'
import { CHARACTER_FILES } from '../generated/cast.gen.ts'
import { findOccasion } from '../known-decor.ts'
import { loadOccasion } from '../load-decor.ts'
import { onlyExport, type LoadOne } from '../only-export.ts'
import type { StageLocale } from '../timeline-format.ts'
import type { Language } from './reading/language.ts'
import type { ScriptSource } from './script-source.ts'
import {
  occasionOf,
  type CharacterTexts,
  type ScriptOccasion,
  type ScriptTexts,
  type StyleTexts,
} from './script-texts.ts'

/** One file a language, so that a browser fetches only the one that it shows. */
const LANGUAGES: Readonly<Record<StageLocale, LoadOne<ScriptTexts>>> = {
  en: () => import('./texts-en.ts'),
  pt: () => import('./texts-pt.ts'),
}

const READINGS: Readonly<Record<StageLocale, LoadOne<Language>>> = {
  en: () => import('./reading/english.ts'),
  pt: () => import('./reading/portuguese.ts'),
}

const STYLES: Readonly<Record<GreetingStyle, LoadOne<StyleTexts>>> = {
  warm: () => import('./styles/warm.ts'),
  funny: () => import('./styles/funny.ts'),
  brave: () => import('./styles/brave.ts'),
  gentle: () => import('./styles/gentle.ts'),
  playful: () => import('./styles/playful.ts'),
  wise: () => import('./styles/wise.ts'),
  excited: () => import('./styles/excited.ts'),
}

const languages = new Map<StageLocale, ScriptTexts>()
const readings = new Map<StageLocale, Language>()
const styles = new Map<GreetingStyle, StyleTexts>()
const ownTexts = new Map<string, CharacterTexts>()

/**
 * What the functions below have fetched.
 * @throws for a text that they have not.
 */
export const LOADED_TEXTS: ScriptSource = {
  language: (locale) => loaded(languages.get(locale), locale),
  reading: (locale) => loaded(readings.get(locale), locale),
  occasion: (occasion) => loaded(findOccasion(occasion), occasion),
  style: (style) => loaded(styles.get(style), style),
  own: (id) => (hasOwnTexts(id) ? loaded(ownTexts.get(id), id) : undefined),
  article: articleOfName,
}

function loaded<Texts>(texts: Texts | undefined, name: string): Texts {
  if (texts === undefined) throw new Error(`The texts of the scripts for ${name} are not loaded`)
  return texts
}

/** An owner's own characters speak in a style. */
const hasOwnTexts = (id: string): boolean => Object.hasOwn(CHARACTER_FILES, id)

/**
 * Fetches what is missing of a script's language, occasion and characters, before it is written in a browser: their own
 * words, or those of their style. The gentle style is each character's near sad news.
 * @throws if a file cannot be fetched; the next call tries again.
 */
export async function loadScriptTexts(
  locale: StageLocale,
  occasion: ScriptOccasion | null,
  characters: readonly { readonly id: string; readonly greetingStyle: string }[],
): Promise<void> {
  await Promise.all([
    fetchOne(languages, LANGUAGES, locale),
    loadOccasion(occasionOf(occasion)),
    fetchOne(styles, STYLES, 'gentle'),
    ...characters.map(({ id, greetingStyle }) =>
      hasOwnTexts(id) ? fetchOwnTexts(id) : fetchOne(styles, STYLES, greetingStyleOf(greetingStyle)),
    ),
  ])
}

async function fetchOwnTexts(id: string): Promise<void> {
  if (ownTexts.has(id)) return
  ownTexts.set(id, await onlyExport<CharacterTexts>(() => import(`../characters/texts/${id}.ts`)))
}

/**
 * Fetches how notes are read in a language, before a script is written from notes in a browser.
 * @throws if the file cannot be fetched; the next call tries again.
 */
export async function loadNoteReading(locale: StageLocale): Promise<void> {
  await fetchOne(readings, READINGS, locale)
}

async function fetchOne<Key extends string, Texts>(
  known: Map<Key, Texts>,
  files: Readonly<Record<Key, LoadOne<Texts>>>,
  key: Key,
): Promise<void> {
  if (!known.has(key)) known.set(key, await onlyExport(files[key]))
}
