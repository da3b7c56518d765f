import { setupI18n, type I18n, type Messages } from '@lingui/core'
import type { Locale } from '@recadinho/i18n/locales'

type Catalog = Promise<{ messages: Messages }>

/** The catalogs: one for every page, the others for some pages or their heads. */
export type TextsName = 'shop' | 'home' | 'parts' | 'order' | 'film' | 'partner' | 'pages' | 'head'

// One catalog per group of pages, so that a page loads only its own texts (lingui.config.ts).
const catalogs: Record<TextsName, Record<Locale, () => Catalog>> = {
  shop: {
    en: () => import('../locales/en/shop.po'),
    pt: () => import('../locales/pt/shop.po'),
  },
  home: {
    en: () => import('../locales/en/home.po'),
    pt: () => import('../locales/pt/home.po'),
  },
  parts: {
    en: () => import('../locales/en/parts.po'),
    pt: () => import('../locales/pt/parts.po'),
  },
  order: {
    en: () => import('../locales/en/order.po'),
    pt: () => import('../locales/pt/order.po'),
  },
  film: {
    en: () => import('../locales/en/film.po'),
    pt: () => import('../locales/pt/film.po'),
  },
  partner: {
    en: () => import('../locales/en/partner.po'),
    pt: () => import('../locales/pt/partner.po'),
  },
  pages: {
    en: () => import('../locales/en/pages.po'),
    pt: () => import('../locales/pt/pages.po'),
  },
  head: {
    en: () => import('../locales/en/head.po'),
    pt: () => import('../locales/pt/head.po'),
  },
}

/** The texts of one catalog, by default the one for every page. */
export async function createShopI18n(locale: Locale, name: TextsName = 'shop'): Promise<I18n> {
  const { messages } = await catalogs[name][locale]()
  return setupI18n({ locale, messages: { [locale]: messages } })
}

/** Adds the texts of one catalog. */
export async function loadTexts(i18n: I18n, name: TextsName): Promise<void> {
  const locale = i18n.locale as Locale // set by createShopI18n only
  const { messages } = await catalogs[name][locale]()
  i18n.load(locale, messages)
}

const loads = new WeakMap<I18n, Map<TextsName, Promise<void>>>()

/** The loading of one catalog, for `use`: the same promise at each call. */
export function textsOf(i18n: I18n, name: TextsName): Promise<void> {
  const started = loads.get(i18n) ?? new Map<TextsName, Promise<void>>()
  loads.set(i18n, started)
  const load = started.get(name) ?? loadTexts(i18n, name)
  started.set(name, load)
  return load
}
