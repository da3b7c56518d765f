import type { StageLocale } from '../timeline-format.ts'
import type { Language } from './details.ts'
import type { ScriptTexts } from './script-texts.ts'

/** All that the writer needs of one language. */
export interface ScriptLanguage {
  /** How notes are read. */
  readonly reading: Language
  readonly texts: ScriptTexts
}

const known = new Map<StageLocale, ScriptLanguage>()

/** Registers a language: both by importing `script`, one by `loadScriptLanguage`. */
export function provideLanguage(locale: StageLocale, language: ScriptLanguage): void {
  known.set(locale, language)
}

export function findLanguage(locale: StageLocale): ScriptLanguage {
  const language = known.get(locale)
  if (language === undefined) throw new Error(`The language ${locale} of the scripts is not loaded`)
  return language
}
