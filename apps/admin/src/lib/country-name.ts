import type { Locale } from '@recadinho/contracts/common'

/** A country's name in one of the shop's languages. */
export const countryName = (code: string, locale: Locale): string =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
