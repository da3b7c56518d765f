import type { Locale } from '@recadinho/i18n/locales'
import { withArticle } from '@recadinho/stage/article'
import { firstNameOf } from '@recadinho/stage/first-name'
import { articleOfName } from '@recadinho/stage/known-characters'
import { composeTimeline, type CastPart, type Timeline } from '@recadinho/stage/timeline'
import { sampleLines } from './sample-lines.ts'

export interface SampleInput {
  speaker: CastPart & { name: NonNullable<CastPart['name']> }
  /** The child's name as typed. */
  child: string
  locale: Locale
}

/** The shape of the hero: taller than wide, yet with the button below in view on the smallest phone. */
const sampleSize = { width: 720, height: 900 } as const

/** Its cake, its lights and its balloons sell best. */
export const sampleOccasion = 'birthday'

/** The sample film of a character, who greets this child. */
export function sampleFilm({ speaker, child, locale }: SampleInput): Timeline {
  const { slug, art, name } = speaker
  const firstName = firstNameOf({ childName: child, locale })
  const texts: Partial<Record<string, (typeof sampleLines)[Locale]['anyone']>> = sampleLines[locale]
  const lines = texts[art] ?? sampleLines[locale].anyone
  const called = locale === 'pt' ? withArticle(name.pt, articleOfName(name.pt)) : name.en
  return composeTimeline({
    cast: [speaker],
    lines: lines.map(([text, mood], i) => ({
      speaker: slug,
      text: text.replace('{me}', () => called).replace('{name}', () => firstName),
      pause: i === 0 ? 0 : 0.4,
      mood,
      part: partOf(i, lines.length),
    })),
    locale,
    seed: 5,
    occasion: sampleOccasion,
    name: firstName,
    banner: firstName,
    ...sampleSize,
  })
}

/** What each line is to the director: the last but one is the wish, at which the candles are blown out. */
const partOf = (i: number, count: number) =>
  i === 0 ? 'opening' : i === count - 1 ? 'farewell' : i === count - 2 ? 'wish' : 'detail'
