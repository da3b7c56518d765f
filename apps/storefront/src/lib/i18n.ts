import { setupI18n, type I18n, type Messages } from '@lingui/core'
import type { Locale } from '@recadinho/i18n/locales'

type Catalog = Promise<{ messages: Messages }>

/** The catalogs that only some pages need. */
export type TextsName = 'order' | 'pages'

// One catalog per group of pages, so that a page loads only its own texts (lingui.config.ts).
const catalogs: Record<'shop' | TextsName, Record<Locale, () => Catalog>> = {
  shop: {
    en: () => import('../locales/en/shop.po'),
    pt: () => import('../locales/pt/shop.po'),
  },
  order: {
    en: () => import('../locales/en/order.po'),
    pt: () => import('../locales/pt/order.po'),
  },
  pages: {
    en: () => import('../locales/en/pages.po'),
    pt: () => import('../locales/pt/pages.po'),
  },
}

/** The texts that every page shows. */
export async function createShopI18n(locale: Locale): Promise<I18n> {
  const { messages } = await catalogs.shop[locale]()
  return setupI18n({ locale, messages: { [locale]: messages } })
}

/** Adds the texts of some pages. */
export async function loadTexts(i18n: I18n, name: TextsName): Promise<void> {
  const locale = i18n.locale as Locale // only createShopI18n makes one
  const { messages } = await catalogs[name][locale]()
  i18n.load(locale, messages)
}
