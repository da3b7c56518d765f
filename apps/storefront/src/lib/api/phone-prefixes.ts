import { callingCountries } from '@recadinho/i18n/calling-codes'
import type { Locale } from '@recadinho/i18n/locales'

export interface PhonePrefix {
  code: string
  prefix: string
  name: string
}

/** Every country's prefix with its name in this language, in the order of the names. */
export function phonePrefixes(locale: Locale): PhonePrefix[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return callingCountries()
    .map(({ code, prefix }) => ({ code, prefix, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
}

/** The country whose prefix a number has where none was picked: the chosen country's, else the language's. */
export const usualCountry = (locale: Locale, country: string | undefined): string =>
  country ?? (locale === 'pt' ? 'BR' : 'US')
