import { callingCountries } from '@recadinho/i18n/calling-codes'
import type { Locale } from '@recadinho/i18n/locales'

interface Choice {
  value: string
  label: string
}

/** Every country and territory by its localized name (`Intl.DisplayNames`). */
export const countryChoices = (locale: Locale): Choice[] =>
  named(
    callingCountries().map(({ code }) => code),
    'region',
    locale,
  )

/** Every currency, labelled with its code and localized name. */
export const currencyChoices = (locale: Locale): Choice[] => {
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  return Intl.supportedValuesOf('currency').map((value) => ({ value, label: `${value}: ${names.of(value)}` }))
}

/** The main languages of all countries. */
export const languageChoices = (locale: Locale): Choice[] =>
  named([...new Set(callingCountries().map(({ code }) => usualLanguage(code)))], 'language', locale)

/** The most common language of a country. */
export const usualLanguage = (code: string): string => new Intl.Locale(`und-${code}`).maximize().language

function named(codes: readonly string[], type: 'region' | 'language', locale: Locale): Choice[] {
  const names = new Intl.DisplayNames(locale, { type })
  return codes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale))
}
