import { createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router'
import { PageError } from './components/page-error.tsx'
import { PageLoading } from './components/page-loading.tsx'
import type { ShopContext } from './lib/context.ts'
import { routeTree } from './routeTree.gen.ts'

const NotFoundPage = lazyRouteComponent(() => import('./components/not-found-page.lazy.tsx'))

/** `history` is passed only outside the browser. */
export function createShopRouter(context: ShopContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history ? { history } : {}),
    ...routerOptions,
  })
}

/** Options that do not depend on the routes. */
export const routerOptions = {
  defaultPreload: 'intent',
  // §2: unknown paths are not found, as on the server; a page must not match paths below it.
  caseSensitive: true,
  notFoundMode: 'root',
  // §9: a spinner only after 300 ms.
  defaultPendingMs: 300,
  defaultPendingMinMs: 0,
  defaultPendingComponent: PageLoading,
  defaultErrorComponent: PageError,
  defaultNotFoundComponent: NotFoundPage,
} as const

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createShopRouter>
  }
}
