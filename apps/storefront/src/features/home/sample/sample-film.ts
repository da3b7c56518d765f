import type { Locale } from '@recadinho/i18n/locales'
import { firstNameOf } from '@recadinho/stage/first-name'
import { articleOfName } from '@recadinho/stage/known-characters'
import { sampleScript } from '@recadinho/stage/sample-script'
import type { SentenceLine } from '@recadinho/stage/script-lines'
import { composeTimeline, type CastPart, type Timeline } from '@recadinho/stage/timeline'

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

/** What a character says in its sample film. */
export const linesOfSample = ({ speaker, child, locale }: SampleInput): SentenceLine[] =>
  sampleScript({ ...speaker, article: articleOfName(speaker.name.pt) }, child, locale)

/** The sample film of a character, who greets this child. */
export function sampleFilm({ speaker, child, locale }: SampleInput): Timeline {
  const firstName = firstNameOf({ childName: child, locale })
  return composeTimeline({
    cast: [speaker],
    lines: linesOfSample({ speaker, child, locale }),
    locale,
    seed: 5,
    occasion: sampleOccasion,
    name: firstName,
    banner: firstName,
    ...sampleSize,
  })
}
