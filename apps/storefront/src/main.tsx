import { isLocale } from '@recadinho/i18n/locales'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { createShopI18n } from './lib/i18n.ts'
import { notFoundPath } from './lib/not-found-path.ts'
import { readPageData } from './lib/page-data.ts'
import { createShopRouter } from './router.tsx'
import { scrollToTopOnChange } from './lib/scroll-to-top.ts'

const { lang } = document.documentElement
const locale = isLocale(lang) ? lang : 'en'
const context = { locale, i18n: await createShopI18n(locale), snapshot: readPageData().catalog }
const router = createShopRouter(context)
const root = document.querySelector<HTMLElement>('#root')
if (!root) throw new Error('The page has no root')
const loaded = router.load()
// A buyer's own page may wait long for the API: it is rendered as soon as it has anything to show, even a waiting
// message.
const shown = router.stores.matches as unknown as { subscribe(listener: () => void): void } // as every store in React's router
await (root.dataset['prerendered'] ? loaded : new Promise<void>((go) => shown.subscribe(go)))
scrollToTopOnChange(router)

const app = (
  <StrictMode>
    <App router={router} i18n={context.i18n} />
  </StrictMode>
)
// In slices of a few milliseconds, so that a tap never waits for all of it.
startTransition(() => {
  // A page is prerendered for its bare address; with a query the purchase may differ, and is rendered from scratch.
  if (isPrerendered(root)) {
    // The router treats this page as its own server rendering, so it keeps the Suspense boundaries.
    router.ssr = { manifest: undefined }
    hydrateRoot(root, app)
  } else createRoot(root).render(app)
})
void import('./features/tours/listen.ts').then(({ listenForTours }) => listenForTours(router))

function isPrerendered({ dataset }: HTMLElement) {
  const path = dataset['prerendered']
  // The not-found page is served for all unknown addresses; a route may accept more than the server.
  if (path === notFoundPath) return router.state.matches.length === 1
  return path === location.pathname && (path !== '/purchase' || location.search === '')
}
