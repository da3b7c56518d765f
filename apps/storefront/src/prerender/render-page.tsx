import { createMemoryHistory } from '@tanstack/react-router'
import type { Locale } from '@recadinho/i18n/locales'
import { prerender } from 'react-dom/static'
import { App } from '../app.tsx'
import { createShopContext } from '../lib/context.ts'
import { loadTexts } from '../lib/i18n.ts'
import { notFoundPath } from '../lib/pages/not-found-path.ts'
import { pages, type PagePath } from '../lib/pages/pages.ts'
import type { PageData } from '../lib/pages/page-data.ts'
import { createShopRouter } from '../router.tsx'
import { pageHead } from './head.ts'
import type { Site } from './site.ts'
import { structuredData } from './structured-data.ts'
import { WaitingPage } from './waiting-page.tsx'

export { installedTexts } from './installed-texts.ts'
export { shareTexts } from './share-texts.ts'

export interface RenderedPage {
  html: string
  /** For search engines and messengers, as lines of HTML. */
  head: string[]
  /** The page's schema.org data. */
  structuredData: object | undefined
  /** A buyer's own page: only its shell, hidden from search engines. */
  private: boolean
}

/**
 * One page in one language as HTML; only the shell for a buyer's own. Throws rather than write an error or a redirect.
 */
export async function renderPage(
  path: PagePath,
  locale: Locale,
  data: PageData,
  site: Site,
): Promise<RenderedPage> {
  const context = await createShopContext(locale, data)
  const { i18n } = context
  await loadTexts(i18n, 'pages')
  const { siteTitle } = data.catalog
  const head = pageHead({ path, locale, i18n, siteTitle, site })
  const { private: isPrivate } = pages[path]
  const router = createShopRouter(
    context,
    // Only the browser knows the buyer: the shell alone, without an address.
    createMemoryHistory({ initialEntries: [isPrivate ? notFoundPath : path] }),
  )
  if (isPrivate) router.update({ ...router.options, defaultNotFoundComponent: WaitingPage })
  await router.load()
  const failed = router.state.matches.find(({ status }) => status === 'error')
  if (failed) throw new Error(`${path} (${locale}) failed to render`, { cause: failed.error })
  // In one piece: streamed sections stay hidden until an inline script, which the page's policy forbids.
  const { prelude } = await prerender(<App router={router} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  const html = await new Response(prelude).text()
  if (html === '') throw new Error(`${path} (${locale}) rendered nothing: is its address canonical?`)
  return {
    html,
    head,
    structuredData: structuredData({ path, locale, i18n, catalog: data.catalog, site }),
    private: isPrivate,
  }
}
