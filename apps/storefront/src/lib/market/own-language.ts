import { defaultLocale, isLocale, type Locale } from '@recadinho/i18n/locales'

/** The first of the browser's languages that the shop speaks; for all others the shop's default, which the page is in. */
export const ownLanguage = (languages: readonly string[], page: string): Locale =>
  [...languages.map((tag) => tag.slice(0, 2).toLowerCase()), page].find(isLocale) ?? defaultLocale

/** On a first visit the browser's own language is the first in the dialog (its style reads the mark), and has the focus. */
export function offerOwnLanguage(): void {
  const own = ownLanguage(navigator.languages, document.documentElement.lang)
  document.documentElement.dataset['own'] = own
  document.querySelector<HTMLElement>(`#languages [data-locale=${own}]`)?.focus()
}
