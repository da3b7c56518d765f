import { createMemoryHistory } from '@tanstack/react-router'
import type { Locale } from '@recadinho/i18n/locales'
import { prerender } from 'react-dom/static'
import { App } from '../app.tsx'
import { createShopI18n, loadTexts } from '../lib/i18n.ts'
import { notFoundPath } from '../lib/not-found-path.ts'
import { pages, type PagePath } from '../lib/pages.ts'
import type { ShopWindow } from '../lib/shop-window.ts'
import { createShopRouter } from '../router.tsx'
import { pageHead } from './head.ts'
import { loadHeadTexts } from './head-texts.ts'
import type { Site } from './site.ts'
import { structuredData } from './structured-data.tsx'
import { WaitingPage } from './waiting-page.tsx'

export { installedTexts } from './installed-texts.ts'
export { shareTexts } from './share-texts.ts'

export interface RenderedPage {
  html: string
  /** What search engines and messengers read, as lines of HTML. */
  head: string[]
  /** What the page is about, for schema.org. */
  structuredData: object | undefined
  /** One buyer's own page: only its shell, for no search engine. */
  private: boolean
}

/** One page in one language as HTML; only the shell where it is a buyer's own. Fails rather than write an error or a redirect. */
export async function renderPage(
  path: PagePath,
  locale: Locale,
  shopWindow: ShopWindow,
  site: Site,
): Promise<RenderedPage> {
  const i18n = await createShopI18n(locale)
  for (const name of ['still', 'pages'] as const) await loadTexts(i18n, name)
  await loadHeadTexts(i18n, locale)
  const { siteTitle } = shopWindow
  const head = pageHead({ path, locale, i18n, siteTitle, site })
  const { private: isPrivate } = pages[path]
  const router = createShopRouter(
    { locale, i18n, shopWindow },
    // Whose page it is only the browser knows: the shell alone, where no address is known.
    createMemoryHistory({ initialEntries: [isPrivate ? notFoundPath : path] }),
  )
  if (isPrivate) router.update({ ...router.options, defaultNotFoundComponent: WaitingPage })
  await router.load()
  const failed = router.state.matches.find(({ status }) => status === 'error')
  if (failed) throw new Error(`${path} (${locale}) failed to render`, { cause: failed.error })
  // In one piece: streamed sections would be hidden until a script, which the page's policy forbids, reveals them.
  const { prelude } = await prerender(<App router={router} i18n={i18n} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  const html = await new Response(prelude).text()
  if (html === '') throw new Error(`${path} (${locale}) rendered nothing: is its address canonical?`)
  return {
    html,
    head,
    structuredData: structuredData({ path, locale, i18n, shopWindow, site }),
    private: isPrivate,
  }
}
