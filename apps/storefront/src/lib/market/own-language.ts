import { defaultLocale, isLocale, type Locale } from '@recadinho/i18n/locales'

/** The first of the browser's languages that the shop has; otherwise the page's language, the shop's default. */
export const ownLanguage = (languages: readonly string[], page: string): Locale =>
  [...languages.map((tag) => tag.slice(0, 2).toLowerCase()), page].find(isLocale) ?? defaultLocale

/**
 * On a first visit, lists the browser's own language first in the dialog (its style reads the attribute) and focuses
 * it.
 */
export function offerOwnLanguage(): void {
  const own = ownLanguage(navigator.languages, document.documentElement.lang)
  document.documentElement.dataset['own'] = own
  document.querySelector<HTMLElement>(`#languages [data-locale=${own}]`)?.focus()
}
