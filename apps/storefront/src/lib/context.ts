import type { I18n } from '@lingui/core'
import type { Locale } from '@recadinho/i18n/locales'
import type { Catalog } from '@recadinho/contracts/catalog'

/** The context of every route. */
export interface ShopContext {
  locale: Locale
  i18n: I18n
  snapshot: Catalog
}
