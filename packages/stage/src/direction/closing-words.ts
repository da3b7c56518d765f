import { childrenOf, listOf } from '../first-name.ts'
import type { Occasion } from '../occasion.ts'
import { spokenTo } from '../script/pick.ts'
import type { StageLocale } from '../timeline-format.ts'

export interface ClosingWords {
  /** The good wish with the name. */
  readonly title: string
  /** How old the child was, and when. */
  readonly dateline?: string
  /** Who sends it. */
  readonly signature: string
}

interface Remembered {
  /** Of all children; empty if it is not known. */
  readonly name: string
  readonly age: number | null
  /** As it is written. */
  readonly day: string | undefined
  readonly locale: StageLocale
}

/** What stands under the last picture. */
export function closingWords(
  { texts }: Pick<Occasion, 'texts'>,
  { name, age, day, locale }: Remembered,
  cast: readonly string[],
): ClosingWords {
  const children = childrenOf(name)
  const wish = spokenTo(children.length > 1, texts[locale].title)
  return {
    title: name ? `${wish}, ${name}!` : `${wish}!`,
    ...(day !== undefined && { dateline: dateline(day, children.length > 1 ? null : age, locale) }),
    signature: listOf(cast, locale),
  }
}

function dateline(day: string, age: number | null, locale: StageLocale): string {
  return age === null ? day : `${YEARS[locale](age)} · ${day}`
}

const YEARS: Readonly<Record<StageLocale, (age: number) => string>> = {
  en: (age) => (age === 1 ? '1 year old' : `${age} years old`),
  pt: (age) => (age === 1 ? '1 ano' : `${age} anos`),
}
