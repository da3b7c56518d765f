import type { Character } from '@recadinho/contracts/catalog'
import type { Locale } from '@recadinho/i18n/locales'
import { isFound } from '../../lib/is-found.ts'

/** Whether each word of the search is a prefix of a word of the name or description, ignoring accents and case. */
export const matches = (
  { name, description }: Pick<Character, 'name' | 'description'>,
  typed: string,
  locale: Locale,
): boolean => isFound(typed, `${name[locale]} ${description[locale]}`)
