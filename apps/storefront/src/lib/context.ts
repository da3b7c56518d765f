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

/** The context of every route's loader. */
export interface ShopContext {
  locale: Locale
  i18n: I18n
  api: Client
  queryClient: QueryClient
  /** State that is neither on the server nor in the URL: the draft, the market, the advertising consent. */
  store: Store
}

/** Builds the app's dependencies, once for a browser page, a prerendered page or a test. */
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
