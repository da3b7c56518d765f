import type { I18n } from '@lingui/core'
import type { Client } from '@recadinho/contracts/client'
import type { Locale } from '@recadinho/i18n/locales'
import type { QueryClient } from '@tanstack/react-query'

/** The context of every route. */
export interface ShopContext {
  locale: Locale
  i18n: I18n
  api: Client
  queryClient: QueryClient
}
