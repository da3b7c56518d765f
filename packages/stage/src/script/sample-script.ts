import type { Article } from '../cast-member.ts'
import { firstNameOf } from '../first-name.ts'
import type { StageLocale } from '../timeline-format.ts'
import { withArticle } from './article.ts'
import { SAMPLE_LINES } from '../characters/samples/sample-lines.ts'
import type { SentenceLine } from './script-lines.ts'

export interface SampleSpeaker {
  slug: string
  /** The drawing. */
  art: string
  name: Readonly<Record<StageLocale, string>>
  /** Of the Portuguese name, if it is known. */
  article: Article | undefined
}

/** Whom the sample films greet until a visitor tries another name, and the age at whose pace they speak. */
export const SAMPLE_CHILD = { name: { en: 'Olivia', pt: 'Olívia' }, age: 5 } as const

/** What a character says in its sample film to this child. */
export function sampleScript(
  { slug, art, name, article }: SampleSpeaker,
  child: string,
  locale: StageLocale,
): SentenceLine[] {
  const texts: Partial<Record<string, (typeof SAMPLE_LINES)[StageLocale]['anyone']>> = SAMPLE_LINES[locale]
  const lines = texts[art] ?? SAMPLE_LINES[locale].anyone
  const called = locale === 'pt' ? withArticle(name.pt, article) : name.en
  const firstName = firstNameOf({ childName: child, locale })
  return lines.map(([text, mood], of) => ({
    of,
    speaker: slug,
    text: text.replace('{me}', () => called).replace('{name}', () => firstName),
    pause: of === 0 ? 0 : 0.4,
    mood,
    part: partOf(of, lines.length),
  }))
}

/** What each line is to the director: the last but one is the wish, at which the candles are blown out. */
const partOf = (i: number, count: number) =>
  i === 0 ? 'opening' : i === count - 1 ? 'farewell' : i === count - 2 ? 'wish' : 'detail'
