import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { timing } from '@recadinho/ui/tokens'
import { PageError } from './components/page-error.tsx'
import { PageLoading } from './components/page-loading.tsx'
import { still } from './components/still.tsx'
import type { ShopContext } from './lib/context.ts'
import { routeTree } from './routeTree.gen.ts'

const NotFoundPage = still('not-found', () => import('./components/not-found-page.lazy.tsx'))

/** `history` is given only where there is no browser. */
export function createShopRouter(context: ShopContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    defaultPendingMs: timing.spinnerDelay,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PageLoading,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: NotFoundPage,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createShopRouter>
  }
}
