import { isLocale, type Locale } from '@recadinho/i18n/locales'

/** The first of the browser's languages that the shop speaks; English, the default, for all others. */
export const ownLanguage = (languages: readonly string[] = navigator.languages): Locale =>
  languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLocale) ?? 'en'

/** On a first visit the browser's own language is the first in the dialog (its style reads the mark), and has the focus. */
export function offerOwnLanguage(): void {
  const own = ownLanguage()
  document.documentElement.dataset['own'] = own
  document.querySelector<HTMLElement>(`#languages [data-locale=${own}]`)?.focus()
}
