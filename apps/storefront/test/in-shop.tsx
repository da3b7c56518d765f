import type { Catalog } from '@recadinho/contracts/catalog'
import type { Client } from '@recadinho/contracts/client'
import type { Locale } from '@recadinho/i18n/locales'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { loadPageData } from '../scripts/page-data.ts'
import { ShopProviders } from '../src/app.tsx'
import { createShopContext, type ShopContext } from '../src/lib/context.ts'
import { loadTexts } from '../src/lib/i18n.ts'

export interface InShopOptions {
  locale?: Locale
  /** The page's URL. */
  at?: string
  /** What the catalog of the committed page data has otherwise. */
  catalog?: Partial<Catalog>
  /** Stubs the calls of the API client; without it the real client calls `fetch`. */
  answer?: (name: string, input: unknown) => unknown
}

/** The app's providers for tests of a component, with the committed page data: render it in the `wrapper`. */
export async function inShop({ locale = 'en', at = '/', catalog, answer }: InShopOptions = {}) {
  const data = loadPageData(locale)
  const context = await createShopContext(locale, { ...data, catalog: { ...data.catalog, ...catalog } })
  await loadTexts(context.i18n, 'order')
  await loadTexts(context.i18n, 'film')
  await loadTexts(context.i18n, 'script')
  const call = vi.fn<(name: string, input: unknown) => Promise<unknown>>(async (name, input) =>
    answer?.(name, input),
  )
  // Replaces the client's only method.
  if (answer) context.api = { call } as unknown as Client
  const router = createRouter({
    routeTree: createRootRouteWithContext<ShopContext>()(),
    context,
    history: createMemoryHistory({ initialEntries: [at] }),
  })
  await router.load()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ShopProviders context={context}>
      {/* The app's own router type names all its routes; here there is only the root. */}
      <RouterContextProvider router={router as never}>{children}</RouterContextProvider>
    </ShopProviders>
  )
  return { ...context, call, router, wrapper }
}
