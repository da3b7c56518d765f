import { useLingui } from '@lingui/react'
import { defaultLocale, isLocale, languageTag, type Locale } from '@recadinho/i18n/locales'

/** The page's language, and the tag used to format its numbers and dates. */
export function useLocale(): { locale: Locale; tag: string } {
  const { i18n } = useLingui()
  const locale = isLocale(i18n.locale) ? i18n.locale : defaultLocale
  return { locale, tag: languageTag[locale] }
}
