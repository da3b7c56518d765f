import type { I18n } from '@lingui/core'
import type { Client } from '@recadinho/contracts/client'
import type { Locale } from '@recadinho/i18n/locales'
import type { QueryClient } from '@tanstack/react-query'
import { createStore, type Store } from 'jotai'
import { createShopApi } from './api/client.ts'
import { keepPageData } from './api/keep-page-data.ts'
import { createShopQueryClient } from './api/query-client.ts'
import { createShopI18n } from './i18n.ts'
import type { PageData } from './pages/page-data.ts'

/** What every route's loader is given. */
export interface ShopContext {
  locale: Locale
  i18n: I18n
  api: Client
  queryClient: QueryClient
  /** What is neither the server's nor in the address: the draft, the market, the answer about advertising. */
  store: Store
}

/** Everything that the app is made of, once: for a browser's page, a page that is prerendered, or a test. */
export async function createShopContext(locale: Locale, page: PageData): Promise<ShopContext> {
  const queryClient = createShopQueryClient()
  const context = {
    locale,
    i18n: await createShopI18n(locale),
    api: createShopApi(queryClient),
    queryClient,
    store: createStore(),
  }
  keepPageData(context, page)
  return context
}
