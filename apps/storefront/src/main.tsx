import { isLocale } from '@recadinho/i18n/locales'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { createShopContext } from './lib/context.ts'
import { readPageData } from './lib/pages/page-data.ts'
import { notFoundPath, pageAt } from './lib/pages/pages.ts'
import { createShopRouter } from './router.tsx'
import { scrollToTopOnChange } from './lib/scroll-to-top.ts'

const { lang } = document.documentElement
const locale = isLocale(lang) ? lang : 'en'
const context = await createShopContext(locale, readPageData())
const router = createShopRouter(context)
const root = document.querySelector<HTMLElement>('#root')
if (!root) throw new Error('The page has no root')
const loaded = router.load()
// A buyer's own page may wait long for the API: then it says so, as after a page change.
if (root.dataset['prerendered']) await loaded
else await Promise.race([loaded, new Promise((go) => setTimeout(go, router.options.defaultPendingMs))])
scrollToTopOnChange(router)

const app = (
  <StrictMode>
    <App router={router} />
  </StrictMode>
)
// In slices of a few milliseconds, so that a tap never waits for all of it.
startTransition(() => {
  // A page is prerendered for its bare address; one that reads a query is then rendered from scratch.
  if (isPrerendered(root)) {
    // The router treats this page as its own server rendering, so it keeps the Suspense boundaries.
    router.ssr = { manifest: undefined }
    hydrateRoot(root, app)
  } else createRoot(root).render(app)
})
void import('./lib/draft/draft-atom.ts').then(({ followOtherTabs }) => followOtherTabs(context.store))

function isPrerendered({ dataset }: HTMLElement) {
  const path = dataset['prerendered']
  // The not-found page is served for all unknown addresses; a route may accept more than the server.
  if (path === notFoundPath) return router.state.matches.length === 1
  return path === location.pathname && !(pageAt(path).readsQuery && location.search)
}
