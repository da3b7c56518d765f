import { i18n, type Messages } from '@lingui/core'
import { isLocale, localeCookie, preferredLocale, type Locale } from '@recadinho/i18n/locales'

const catalogs: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('../locales/en/admin.po'),
  pt: () => import('../locales/pt/admin.po'),
}
const year = 31_536_000

/** The language that was chosen here before, else the browser's first one that we speak. */
export function initialLocale(cookies: string, browserLanguages: readonly string[]): Locale {
  const stored = new RegExp(`(?:^|;\\s*)${localeCookie}=(\\w+)`).exec(cookies)?.[1]
  return isLocale(stored) ? stored : preferredLocale(browserLanguages.join(','))
}

/** Loads a language's texts and shows the page in them. */
export async function activate(locale: Locale): Promise<void> {
  const { messages } = await catalogs[locale]()
  i18n.loadAndActivate({ locale, messages })
  document.documentElement.lang = locale
}

/** As `activate`, and remembered. */
export async function selectLanguage(locale: Locale): Promise<void> {
  await activate(locale)
  document.cookie = `${localeCookie}=${locale}; Path=/; Max-Age=${year}; SameSite=Lax`
}
