import type { StageLocale } from '../timeline-format.ts'
import type { Language } from './reading/language.ts'
import type { GreetingStyle } from '../cast-member.ts'
import type { FurtherTexts, OccasionTexts, ScriptOccasion, ScriptTexts, StyleTexts } from './script-texts.ts'

/** What is said in one language, but for an occasion or in a style. */
export interface LanguageTexts {
  readonly texts: ScriptTexts
  /** For a family's later films. Only the server knows the earlier ones, so a browser goes without. */
  readonly further?: FurtherTexts
}

/**
 * The writer imports no texts, and finds those it needs here: a server has all of them from the start (`script.ts`), while
 * a browser fetches those of its language, occasion and characters, and with notes how they are read
 * (`load-script-texts.ts`).
 */
const languages = new Map<StageLocale, LanguageTexts>()
const readings = new Map<StageLocale, Language>()
const occasions = new Map<ScriptOccasion, OccasionTexts>()
const styles = new Map<GreetingStyle, StyleTexts>()

export function provideLanguage(locale: StageLocale, language: LanguageTexts): void {
  languages.set(locale, language)
}

export function provideReading(locale: StageLocale, language: Language): void {
  readings.set(locale, language)
}

export function provideOccasion(occasion: ScriptOccasion, texts: OccasionTexts): void {
  occasions.set(occasion, texts)
}

export function provideStyle(style: GreetingStyle, texts: StyleTexts): void {
  styles.set(style, texts)
}

export const hasLanguage = (locale: StageLocale): boolean => languages.has(locale)
export const hasReading = (locale: StageLocale): boolean => readings.has(locale)
export const hasOccasion = (occasion: ScriptOccasion): boolean => occasions.has(occasion)
export const hasStyle = (style: GreetingStyle): boolean => styles.has(style)

export const findLanguage = (locale: StageLocale): LanguageTexts => loaded(languages, locale)
export const findReading = (locale: StageLocale): Language => loaded(readings, locale)
export const findOccasion = (occasion: ScriptOccasion): OccasionTexts => loaded(occasions, occasion)
export const findStyle = (style: GreetingStyle): StyleTexts => loaded(styles, style)

function loaded<Key extends string, Texts>(known: ReadonlyMap<Key, Texts>, key: Key): Texts {
  const texts = known.get(key)
  if (texts === undefined) throw new Error(`The texts of the scripts for ${key} are not loaded`)
  return texts
}
