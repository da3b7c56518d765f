import type { I18n } from '@lingui/core'
import type { Locale } from '@recadinho/i18n/locales'
import type { ShopWindow } from './shop-window.ts'

/** What every route can reach. */
export interface ShopContext {
  locale: Locale
  i18n: I18n
  shopWindow: ShopWindow
}
