import type { StageLocale } from '../timeline-format.ts'
import type { Language } from './details.ts'
import type { GreetingStyle } from '../cast-member.ts'
import { findOccasion as findRecord } from '../known-decor.ts'
import type { FurtherOccasion, Occasion } from '../occasion.ts'
import type { FurtherTexts, ScriptOccasion, ScriptTexts, StyleTexts } from './script-texts.ts'

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
const further = new Map<ScriptOccasion, FurtherOccasion>()
const styles = new Map<GreetingStyle, StyleTexts>()

export function provideLanguage(locale: StageLocale, language: LanguageTexts): void {
  languages.set(locale, language)
}

export function provideReading(locale: StageLocale, language: Language): void {
  readings.set(locale, language)
}

export function provideFurtherOccasion(occasion: ScriptOccasion, texts: FurtherOccasion): void {
  further.set(occasion, texts)
}

export function provideStyle(style: GreetingStyle, texts: StyleTexts): void {
  styles.set(style, texts)
}

export const hasLanguage = (locale: StageLocale): boolean => languages.has(locale)
export const hasReading = (locale: StageLocale): boolean => readings.has(locale)
export const hasStyle = (style: GreetingStyle): boolean => styles.has(style)

export const findLanguage = (locale: StageLocale): LanguageTexts => loaded(languages, locale)
export const findReading = (locale: StageLocale): Language => loaded(readings, locale)
export const findOccasion = (occasion: ScriptOccasion): Occasion['texts'] =>
  loaded<ScriptOccasion, Occasion>({ get: findRecord }, occasion).texts
export const findFurtherOccasion = (occasion: ScriptOccasion): FurtherOccasion | undefined =>
  further.get(occasion)
export const findStyle = (style: GreetingStyle): StyleTexts => loaded(styles, style)

function loaded<Key extends string, Texts>(known: Pick<ReadonlyMap<Key, Texts>, 'get'>, key: Key): Texts {
  const texts = known.get(key)
  if (texts === undefined) throw new Error(`The texts of the scripts for ${key} are not loaded`)
  return texts
}
