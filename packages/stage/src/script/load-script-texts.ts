import { greetingStyleOf, type GreetingStyle } from '../cast-member.ts'
import { loadOccasion } from '../load-decor.ts'
import { onlyExport, type LoadOne } from '../only-export.ts'
import type { StageLocale } from '../timeline-format.ts'
import type { Language } from './details.ts'
import {
  hasLanguage,
  hasReading,
  hasStyle,
  provideLanguage,
  provideReading,
  provideStyle,
} from './known-texts.ts'
import { occasionOf, type ScriptOccasion, type ScriptTexts, type StyleTexts } from './script-texts.ts'

/** One file a language, so that a browser fetches only the one that it shows. */
const LANGUAGES: Readonly<Record<StageLocale, LoadOne<ScriptTexts>>> = {
  en: () => import('./texts-en.ts'),
  pt: () => import('./texts-pt.ts'),
}

const READINGS: Readonly<Record<StageLocale, LoadOne<Language>>> = {
  en: () => import('./english.ts'),
  pt: () => import('./portuguese.ts'),
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

/**
 * Fetches what is missing of a script's language, occasion and styles, before it is written in a browser. The gentle style is
 * each character's near sad news.
 * @throws if a file cannot be fetched; the next call tries again.
 */
export async function loadScriptTexts(
  locale: StageLocale,
  wanted: ScriptOccasion | null,
  greetingStyles: readonly string[],
): Promise<void> {
  const styles = new Set<GreetingStyle>(['gentle', ...greetingStyles.map(greetingStyleOf)])
  await Promise.all([
    hasLanguage(locale) || onlyExport(LANGUAGES[locale]).then((texts) => provideLanguage(locale, { texts })),
    loadOccasion(occasionOf(wanted)),
    ...[...styles].map(
      (style) => hasStyle(style) || onlyExport(STYLES[style]).then((texts) => provideStyle(style, texts)),
    ),
  ])
}

/**
 * Fetches how notes are read in a language, before a script is written from notes in a browser.
 * @throws if the file cannot be fetched; the next call tries again.
 */
export async function loadNoteReading(locale: StageLocale): Promise<void> {
  if (!hasReading(locale)) provideReading(locale, await onlyExport(READINGS[locale]))
}
