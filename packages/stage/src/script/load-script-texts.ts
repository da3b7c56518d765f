import { greetingStyleOf, type GreetingStyle } from '../cast-member.ts'
import type { StageLocale } from '../timeline-format.ts'
import {
  hasLanguage,
  hasOccasion,
  hasStyle,
  provideLanguage,
  provideOccasion,
  provideStyle,
  type ScriptLanguage,
} from './known-texts.ts'
import { occasionOf, type OccasionTexts, type ScriptOccasion, type StyleTexts } from './script-texts.ts'

/** One file a language, so that a browser fetches only the one that it shows. */
const LANGUAGES: Readonly<Record<StageLocale, () => Promise<ScriptLanguage>>> = {
  en: () => import('./script-en.ts').then(({ scriptEn }) => scriptEn),
  pt: () => import('./script-pt.ts').then(({ scriptPt }) => scriptPt),
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
    hasLanguage(locale) || LANGUAGES[locale]().then((language) => provideLanguage(locale, language)),
    hasOccasion(occasion) || OCCASIONS[occasion]().then((texts) => provideOccasion(occasion, texts)),
    ...[...styles].map(
      (style) => hasStyle(style) || STYLES[style]().then((texts) => provideStyle(style, texts)),
    ),
  ])
}
