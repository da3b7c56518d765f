import type { Catalog } from '@recadinho/contracts/catalog'
import { createMemoryHistory } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { Locale } from '@recadinho/i18n/locales'
import { loadPageData } from '../scripts/page-data.ts'
import { App } from '../src/app.tsx'
import { api } from '../src/lib/api/client.ts'
import { keepPageData } from '../src/lib/api/keep-page-data.ts'
import { queryClient } from '../src/lib/api/query-client.ts'
import { createShopI18n } from '../src/lib/i18n.ts'
import { createShopRouter } from '../src/router.tsx'

/** Opens an address in the whole app, with the committed data of its page, or a catalog that differs. The test answers `fetch`. */
export async function openPage(path: string, locale: Locale = 'en', catalog: Partial<Catalog> = {}) {
  const i18n = await createShopI18n(locale)
  queryClient.clear()
  const data = loadPageData(locale)
  keepPageData(queryClient, locale, { ...data, catalog: { ...data.catalog, ...catalog } })
  const router = createShopRouter(
    { locale, i18n, api, queryClient },
    createMemoryHistory({ initialEntries: [path] }),
  )
  await router.load()
  render(<App router={router} />)
  return router
}
