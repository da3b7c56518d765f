import type { Locale } from '@recadinho/contracts/common'
import { childrenOf, firstNameOf, type NamedChildren } from '@recadinho/stage/first-name'
import { graphemesOf } from '@recadinho/stage/letters'
import { i18nFor } from './i18n.ts'

const most = 40
/** What mail programs turn into a link, and what would end one. */
const linked = /\S\.\S|[@:/\\]|www/i

/**
 * The child or children as an email of a paid order calls them: by first names, cut at 40 letters. Without a name (erased),
 * and for one that mail programs would turn into a link, it is “your child”. Never for a subject, a link or another kind of
 * message.
 */
export function childInEmail(children: NamedChildren, locale: Locale): string {
  const name = graphemesOf(firstNameOf({ ...children, locale }))
    .slice(0, most)
    .join('')
  const i18n = i18nFor[locale]
  return name === '' || linked.test(name) ? i18n._('your child') : name
}

/**
 * A buyer's first name, or `undefined`. Text from a buyer is sent to an address that they may have invented, so it must
 * not carry a message: only one name of one or two short words of letters is used.
 */
export function greetingName(guardianName: string): string | undefined {
  const [first = ''] = childrenOf(guardianName)
  return /^(?=.{1,24}$)\p{L}[\p{L}\p{M}'’-]{0,19}(?: \p{L}[\p{L}\p{M}'’-]*)?$/u.test(first)
    ? first
    : undefined
}
