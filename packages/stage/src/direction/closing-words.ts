import { childrenOf, listOf } from '../first-name.ts'
import type { Occasion } from '../occasion.ts'
import { spokenTo } from '../script/pick.ts'
import type { StageLocale } from '../timeline-format.ts'

/** What stands under the last picture: the good wish with the name, and who sends it. */
export function closingWords(
  { texts }: Pick<Occasion, 'texts'>,
  name: string,
  cast: readonly string[],
  locale: StageLocale,
): { readonly title: string; readonly signature: string } {
  const wish = spokenTo(childrenOf(name).length > 1, texts[locale].title)
  return { title: name ? `${wish}, ${name}!` : `${wish}!`, signature: listOf(cast, locale) }
}
