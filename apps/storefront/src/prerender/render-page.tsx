import { createMemoryHistory, createRootRouteWithContext } from '@tanstack/react-router'
import type { Locale } from '@recadinho/i18n/locales'
import { prerender } from 'react-dom/static'
import { App } from '../app.tsx'
import { createShopContext, type ShopContext } from '../lib/context.ts'
import { loadTexts } from '../lib/i18n.ts'
import { pages, type PagePath } from '../lib/pages/pages.ts'
import type { PageData } from '../lib/pages/page-data.ts'
import { createShopRouter } from '../router.tsx'
import { Route as rootRoute } from '../routes/__root.tsx'
import { pageHead } from './head.ts'
import type { Site } from './site.ts'
import { structuredData } from './structured-data.ts'
import { WaitingPage } from './waiting-page.tsx'

export { installedTexts } from './installed-texts.ts'
export { shareTexts } from './share-texts.ts'

export interface RenderedPage {
  html: string
  /** The ids of its routes, outermost first. */
  routes: string[]
  /** For search engines and link previews, as lines of HTML. */
  head: string[]
  /** The page's schema.org data. */
  structuredData: object | undefined
}

/** Renders a page in one language to HTML; private pages get only the shell. Throws on an error or a redirect. */
export async function renderPage(
  path: PagePath,
  locale: Locale,
  data: PageData,
  site: Site,
): Promise<RenderedPage> {
  const { private: isPrivate } = pages[path]
  const context = await createShopContext(locale, isPrivate ? open(data) : data)
  const { i18n } = context
  await Promise.all([loadTexts(i18n, 'pages'), loadTexts(i18n, 'head')])
  const { siteTitle, deliveryHours } = data.catalog
  const head = pageHead({ path, locale, i18n, siteTitle, deliveryHours, site })
  const router = createShopRouter(context, createMemoryHistory({ initialEntries: [path] }))
  const routes = router.getMatchedRoutes(path)[0].map(({ id }) => id as string) // typed any
  if (isPrivate) keepOnlyShell(router)
  await router.load()
  const failed = router.state.matches.find(({ status }) => status === 'error')
  if (failed) throw new Error(`${path} (${locale}) failed to render`, { cause: failed.error })
  // In one chunk: streamed sections stay hidden until an inline script runs, which the page's CSP forbids.
  const { prelude } = await prerender(<App router={router} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  const html = await new Response(prelude).text()
  if (html === '') throw new Error(`${path} (${locale}) rendered nothing: is its address canonical?`)
  return {
    html,
    routes,
    head,
    structuredData: structuredData({ path, locale, i18n, catalog: data.catalog, site }),
  }
}

/** Only the browser knows the buyer: a private page is the shell at its URL, without the routes below. */
function keepOnlyShell(router: ReturnType<typeof createShopRouter>): void {
  const { component } = rootRoute.options
  const routeTree = createRootRouteWithContext<ShopContext>()(component ? { component } : {})
  // Its type names all routes of the shop, which this one lacks.
  router.update({ ...router.options, routeTree: routeTree as never, defaultNotFoundComponent: WaitingPage })
}

/** An existing order's pages stay open while the shop is closed; the app knows which page this is. */
const open = (data: PageData): PageData => ({ ...data, status: { ...data.status, maintenance: false } })
