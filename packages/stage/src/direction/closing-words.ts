import { childrenOf, listOf } from '../first-name.ts'
import type { ScriptOccasion } from '../script/script-texts.ts'
import type { StageLocale } from '../timeline-format.ts'

type Titles = Readonly<Record<ScriptOccasion, string>>

const TITLES: Readonly<Record<StageLocale, Titles>> = {
  en: {
    birthday: 'Happy birthday',
    achievement: 'You did it',
    backToSchool: 'Off to school',
    christmas: 'Merry Christmas',
    easter: 'Happy Easter',
    childrensDay: "Happy Children's Day",
    congratulations: 'Congratulations',
    getWell: 'Get well soon',
    justBecause: 'Thinking of you',
  },
  pt: {
    birthday: 'Feliz aniversário',
    achievement: 'Você conseguiu',
    backToSchool: 'Boas aulas',
    christmas: 'Feliz Natal',
    easter: 'Feliz Páscoa',
    childrensDay: 'Feliz Dia das Crianças',
    congratulations: 'Parabéns',
    getWell: 'Melhoras',
    justBecause: 'Pensando em você',
  },
}

/** What stands under the last picture: the good wish with the name, and who sends it. */
export function closingWords(
  occasion: ScriptOccasion | null,
  name: string,
  cast: readonly string[],
  locale: StageLocale,
): { readonly title: string; readonly signature: string } {
  const several = locale === 'pt' && occasion === 'achievement' && childrenOf(name).length > 1
  const wish = several ? 'Vocês conseguiram' : TITLES[locale][occasion ?? 'justBecause']
  return { title: name ? `${wish}, ${name}!` : `${wish}!`, signature: listOf(cast, locale) }
}
