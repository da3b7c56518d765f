import { languageTag, type Locale } from '@recadinho/i18n/locales'

/** The tag for dates that contain words: the place's own where it speaks the page's language, else the language's. */
export const wordsTag = (locale: Locale, placeTag: string): string =>
  placeTag.split('-')[0] === locale ? placeTag : languageTag[locale]
