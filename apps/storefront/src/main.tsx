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
const context = await createShopContext(isLocale(lang) ? lang : 'en', readPageData())
const router = createShopRouter(context)
const root = document.querySelector<HTMLElement>('#root')
if (!root) throw new Error('The page has no root')
/** The address whose HTML is in the root; a buyer's own page has none. */
const prerendered = root.dataset['prerendered']

await loadRoute()
scrollToTopOnChange(router)
// In slices of a few milliseconds, so that a tap never waits for all of it.
startTransition(() => render(root))
void import('./lib/tracking/follow-checkout.ts').then(({ followCheckout }) =>
  followCheckout(context.store, router),
)
void import('./lib/draft/draft-atom.ts').then(({ followOtherTabs }) => followOtherTabs(context.store))

/** Waits for the route's data, so that hydration finds what the HTML shows. */
async function loadRoute() {
  const loaded = router.load()
  if (prerendered) return loaded
  // The API may take long, and the page must say so, as after a page change.
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
  // The router's mark of a page that the server rendered: its Suspense boundaries are then those of the HTML. Only
  // TanStack Start, which the shop does without, sets it by itself.
  router.ssr = { manifest: undefined }
  hydrateRoot(container, app)
}

/** Whether the root's HTML is this address's page; any other is rendered from scratch. */
function isPrerendered() {
  // The server answers all unknown addresses with the not-found page; a route may accept more of them.
  if (prerendered === notFoundPath) return router.state.matches.length === 1
  // A page is prerendered for its bare address; one that reads a query may differ with it.
  return prerendered === location.pathname && !(pageAt(prerendered).readsQuery && location.search)
}
