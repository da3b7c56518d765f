import type { Locale } from '@recadinho/contracts/common'

/** What a country is called in a language of the shop. */
export const countryName = (code: string, locale: Locale): string =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
