import type { Character } from '@recadinho/contracts/catalog'
import type { Locale } from '@recadinho/i18n/locales'

/** Whether each typed word begins a word of the name or the description; accents and capitals do not count. */
export function matches(
  { name, description }: Pick<Character, 'name' | 'description'>,
  typed: string,
  locale: Locale,
) {
  const words = plain(`${name[locale]} ${description[locale]}`)
  return plain(typed).every((typedWord) => words.some((word) => word.startsWith(typedWord)))
}

const plain = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
