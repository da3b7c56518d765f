import { i18n, type Messages } from '@lingui/core'
import { isLocale, localeCookie, preferredLocale, type Locale } from '@recadinho/i18n/locales'

type Catalog = Record<Locale, () => Promise<{ messages: Messages }>>

/** Texts used by only some pages are loaded with them (lingui.config.ts). */
const catalogs = {
  admin: {
    en: () => import('../locales/en/admin.po'),
    pt: () => import('../locales/pt/admin.po'),
  },
  analytics: {
    en: () => import('../locales/en/analytics.po'),
    pt: () => import('../locales/pt/analytics.po'),
  },
  characters: {
    en: () => import('../locales/en/characters.po'),
    pt: () => import('../locales/pt/characters.po'),
  },
  phoneOrders: {
    en: () => import('../locales/en/phone-orders.po'),
    pt: () => import('../locales/pt/phone-orders.po'),
  },
  recording: {
    en: () => import('../locales/en/recording.po'),
    pt: () => import('../locales/pt/recording.po'),
  },
  script: {
    en: () => import('../locales/en/script.po'),
    pt: () => import('../locales/pt/script.po'),
  },
  settings: {
    en: () => import('../locales/en/settings.po'),
    pt: () => import('../locales/pt/settings.po'),
  },
} as const satisfies Record<string, Catalog>
type TextsName = keyof typeof catalogs
/** Additional catalogs, loaded or loading. */
const added = new Map<TextsName, Promise<void>>()
const year = 31_536_000

/** The language selected here before, otherwise the first supported language of the browser. */
export function initialLocale(cookies: string, browserLanguages: readonly string[]): Locale {
  const stored = new RegExp(`(?:^|;\\s*)${localeCookie}=(\\w+)`).exec(cookies)?.[1]
  return isLocale(stored) ? stored : preferredLocale(browserLanguages.join(','))
}

/** Loads a language's texts, including those of all pages opened so far, and switches the page to it. */
export async function activate(locale: Locale): Promise<void> {
  const parts = await Promise.all(
    (['admin', ...added.keys()] as const).map((name) => catalogs[name][locale]()),
  )
  i18n.loadAndActivate({ locale, messages: Object.assign({}, ...parts.map(({ messages }) => messages)) })
  document.documentElement.lang = locale
}

/** Loads the additional texts of some pages before they are shown. */
export function loadTexts(name: TextsName): Promise<void> {
  const known = added.get(name)
  if (known) return known
  const loading = addTexts(name, i18n.locale as Locale).catch((error: unknown) => {
    // only `activate` sets a locale
    added.delete(name)
    throw error
  })
  added.set(name, loading)
  return loading
}

async function addTexts(name: TextsName, locale: Locale) {
  const { messages } = await catalogs[name][locale]()
  i18n.load(locale, messages)
}

/** Like `activate`, and remembers the language. */
export async function selectLanguage(locale: Locale): Promise<void> {
  await activate(locale)
  document.cookie = `${localeCookie}=${locale}; Path=/; Max-Age=${year}; SameSite=Lax`
}
