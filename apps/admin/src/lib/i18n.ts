import { i18n, type Messages } from '@lingui/core'
import { isLocale, localeCookie, preferredLocale, type Locale } from '@recadinho/i18n/locales'

type Catalog = Record<Locale, () => Promise<{ messages: Messages }>>

/** Texts that only some pages need come with them (lingui.config.ts). */
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
  settings: {
    en: () => import('../locales/en/settings.po'),
    pt: () => import('../locales/pt/settings.po'),
  },
} as const satisfies Record<string, Catalog>
type TextsName = keyof typeof catalogs
/** The texts that were asked for with pages, loaded or on their way. */
const added = new Map<TextsName, Promise<void>>()
const year = 31_536_000

/** The language that was chosen here before, else the browser's first one that we speak. */
export function initialLocale(cookies: string, browserLanguages: readonly string[]): Locale {
  const stored = new RegExp(`(?:^|;\\s*)${localeCookie}=(\\w+)`).exec(cookies)?.[1]
  return isLocale(stored) ? stored : preferredLocale(browserLanguages.join(','))
}

/** Loads a language's texts, of all pages that were opened, and shows the page in them. */
export async function activate(locale: Locale): Promise<void> {
  const parts = await Promise.all(
    (['admin', ...added.keys()] as const).map((name) => catalogs[name][locale]()),
  )
  i18n.loadAndActivate({ locale, messages: Object.assign({}, ...parts.map(({ messages }) => messages)) })
  document.documentElement.lang = locale
}

/** Adds the texts of some pages, before these are shown. */
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

/** As `activate`, and remembered. */
export async function selectLanguage(locale: Locale): Promise<void> {
  await activate(locale)
  document.cookie = `${localeCookie}=${locale}; Path=/; Max-Age=${year}; SameSite=Lax`
}
