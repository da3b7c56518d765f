import type { I18n } from '@lingui/core'
import type { Locale } from '@recadinho/i18n/locales'

const catalogs = {
  en: () => import('../locales/en/head.po'),
  pt: () => import('../locales/pt/head.po'),
}

/** Adds the texts that only search engines and messengers read. */
export async function loadHeadTexts(i18n: I18n, locale: Locale): Promise<void> {
  const { messages } = await catalogs[locale]()
  i18n.load(locale, messages)
}
