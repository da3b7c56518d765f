import { languageTag, type Locale } from '@recadinho/i18n/locales'

/** The tag for dates that contain words: the market's if it is in the page's language, otherwise the language's. */
export const dateTag = (locale: Locale, marketTag: string): string =>
  marketTag.split('-')[0] === locale ? marketTag : languageTag[locale]
