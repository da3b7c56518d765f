import { isLocale } from '@recadinho/i18n/locales'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { createShopContext } from './lib/context.ts'
import { followOtherTabs } from './lib/draft/follow-other-tabs.ts'
import { readPageData } from './lib/pages/page-data.ts'
import { notFoundPath, pageAt } from './lib/pages/pages.ts'
import { withoutSlash } from './lib/pages/without-slash.ts'
import { createShopRouter } from './router.tsx'
import { scrollToTopOnChange } from './lib/scroll-to-top.ts'

skipInlinedSheets()
const { lang } = document.documentElement
const context = await createShopContext(isLocale(lang) ? lang : 'en', readPageData())
const router = createShopRouter(context)
const root = document.querySelector<HTMLElement>('#root')
if (!root) throw new Error('The page has no root')
/** The path whose HTML is in the root; absent on private pages. */
const prerendered = root.dataset['prerendered']

await loadRoute()
scrollToTopOnChange(router)
// Hydrates in slices of a few milliseconds, so that a tap never waits for all of it.
startTransition(() => render(root))
followOtherTabs(context.store)

/**
 * Marks the sheets that the page's HTML contains as loaded, for Vite's loader: a disabled sheet is never fetched. They
 * cannot be in the HTML, because browsers fetch those while parsing.
 */
function skipInlinedSheets() {
  const inlined = document.querySelector<HTMLElement>('style[data-sheets]')?.dataset['sheets']
  for (const href of inlined?.split(' ') ?? []) {
    const link = { rel: 'stylesheet', disabled: true, href }
    document.head.append(Object.assign(document.createElement('link'), link))
  }
}

/** Waits for the route's data, so that hydration matches the HTML. */
async function loadRoute() {
  const loaded = router.load()
  if (prerendered) return loaded
  // If the API is slow, the page shows its loading state, as after a navigation.
  const pending = new Promise<void>((go) => setTimeout(go, router.options.defaultPendingMs))
  return Promise.race([loaded, pending])
}

function render(container: HTMLElement) {
  const app = (
    <StrictMode>
      <App router={router} />
    </StrictMode>
  )
  if (!isPrerendered()) return createRoot(container).render(app)
  // The router's flag for server-rendered pages: its Suspense boundaries then match the HTML. Only TanStack Start,
  // which the shop does not use, sets it automatically.
  router.ssr = { manifest: undefined }
  hydrateRoot(container, app)
}

/** Whether the root contains this URL's page; any other is rendered from scratch. */
function isPrerendered() {
  // The server responds to all unknown URLs with the not-found page; a route may accept some of them.
  if (prerendered === notFoundPath) return router.state.matches.length === 1
  // A page is prerendered for its bare URL; one that reads the query may differ with it.
  return (
    prerendered === withoutSlash(location.pathname) && !(pageAt(prerendered).readsQuery && location.search)
  )
}
