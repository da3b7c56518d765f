import { callingCountries } from '@recadinho/i18n/calling-codes'
import type { Locale } from '@recadinho/i18n/locales'
import type { PhonePrefix } from '@recadinho/ui/phone-field'

/** Every country's prefix with its name in this language, sorted by name. */
export function phonePrefixes(locale: Locale): PhonePrefix[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return callingCountries()
    .map(({ code, prefix }) => ({ code, prefix, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
}

/** The default country of a number's prefix: the selected country, otherwise the language's. */
export const usualCountry = (locale: Locale, country: string | undefined): string =>
  country ?? (locale === 'pt' ? 'BR' : 'US')
