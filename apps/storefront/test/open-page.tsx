import type { Catalog } from '@recadinho/contracts/catalog'
import { createMemoryHistory } from '@tanstack/react-router'
import { act, cleanup, render } from '@testing-library/react'
import type { Locale } from '@recadinho/i18n/locales'
import { loadPageData } from '../scripts/page-data.ts'
import { App } from '../src/app.tsx'
import { createShopContext } from '../src/lib/context.ts'
import { createShopRouter } from '../src/router.tsx'
import { afterEach, beforeEach, vi } from 'vitest'

/** For each test of a file: an API that has nothing, and reduced motion, as jsdom knows neither; undone afterwards. */
export function stubBrowser() {
  beforeEach(() => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })
}

/** Opens a URL in the whole app with the committed data of its page, or a different catalog. The test stubs `fetch`. */
export async function openPage(path: string, locale: Locale = 'en', catalog: Partial<Catalog> = {}) {
  const data = loadPageData(locale)
  const context = await createShopContext(locale, { ...data, catalog: { ...data.catalog, ...catalog } })
  const router = createShopRouter(context, createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  // Awaited, because parts of the page wait for their texts.
  await act(async () => void render(<App router={router} />))
  return router
}
