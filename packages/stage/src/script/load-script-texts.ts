import { greetingStyleOf, type GreetingStyle } from '../cast-member.ts'
import type { StageLocale } from '../timeline-format.ts'
import type { Language } from './details.ts'
import {
  hasLanguage,
  hasOccasion,
  hasReading,
  hasStyle,
  provideLanguage,
  provideOccasion,
  provideReading,
  provideStyle,
} from './known-texts.ts'
import {
  occasionOf,
  type OccasionTexts,
  type ScriptOccasion,
  type ScriptTexts,
  type StyleTexts,
} from './script-texts.ts'

/** One file a language, so that a browser fetches only the one that it shows. */
const LANGUAGES: Readonly<Record<StageLocale, () => Promise<ScriptTexts>>> = {
  en: () => import('./texts-en.ts').then(({ textsEn }) => textsEn),
  pt: () => import('./texts-pt.ts').then(({ textsPt }) => textsPt),
}

const READINGS: Readonly<Record<StageLocale, () => Promise<Language>>> = {
  en: () => import('./english.ts').then(({ english }) => english),
  pt: () => import('./portuguese.ts').then(({ portuguese }) => portuguese),
}

/** One file an occasion, as each has a set. */
const OCCASIONS: Readonly<Record<ScriptOccasion, () => Promise<OccasionTexts>>> = {
  birthday: () => import('./occasions/birthday.ts').then(({ birthday }) => birthday),
  achievement: () => import('./occasions/achievement.ts').then(({ achievement }) => achievement),
  backToSchool: () => import('./occasions/back-to-school.ts').then(({ backToSchool }) => backToSchool),
  christmas: () => import('./occasions/christmas.ts').then(({ christmas }) => christmas),
  easter: () => import('./occasions/easter.ts').then(({ easter }) => easter),
  childrensDay: () => import('./occasions/childrens-day.ts').then(({ childrensDay }) => childrensDay),
  congratulations: () =>
    import('./occasions/congratulations.ts').then(({ congratulations }) => congratulations),
  getWell: () => import('./occasions/get-well.ts').then(({ getWell }) => getWell),
  justBecause: () => import('./occasions/just-because.ts').then(({ justBecause }) => justBecause),
}

const STYLES: Readonly<Record<GreetingStyle, () => Promise<StyleTexts>>> = {
  warm: () => import('./styles/warm.ts').then(({ warm }) => warm),
  funny: () => import('./styles/funny.ts').then(({ funny }) => funny),
  brave: () => import('./styles/brave.ts').then(({ brave }) => brave),
  gentle: () => import('./styles/gentle.ts').then(({ gentle }) => gentle),
  playful: () => import('./styles/playful.ts').then(({ playful }) => playful),
  wise: () => import('./styles/wise.ts').then(({ wise }) => wise),
  excited: () => import('./styles/excited.ts').then(({ excited }) => excited),
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
  const occasion = occasionOf(wanted)
  const styles = new Set<GreetingStyle>(['gentle', ...greetingStyles.map(greetingStyleOf)])
  await Promise.all([
    hasLanguage(locale) || LANGUAGES[locale]().then((texts) => provideLanguage(locale, { texts })),
    hasOccasion(occasion) || OCCASIONS[occasion]().then((texts) => provideOccasion(occasion, texts)),
    ...[...styles].map(
      (style) => hasStyle(style) || STYLES[style]().then((texts) => provideStyle(style, texts)),
    ),
  ])
}

/**
 * Fetches how notes are read in a language, before a script is written from notes in a browser.
 * @throws if the file cannot be fetched; the next call tries again.
 */
export async function loadNoteReading(locale: StageLocale): Promise<void> {
  if (!hasReading(locale)) provideReading(locale, await READINGS[locale]())
}
