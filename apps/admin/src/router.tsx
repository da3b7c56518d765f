import { createRouter } from '@tanstack/react-router'
import { timing } from '@recadinho/ui/tokens'
import { NotFoundPage } from './components/not-found-page.tsx'
import { PageError } from './components/page-error.tsx'
import { PageLoading } from './components/page-loading.tsx'
import type { AdminContext } from './lib/context.ts'
import { routeTree } from './routeTree.gen.ts'

export function createAdminRouter(context: AdminContext) {
  return createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    // React Query decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: timing.spinnerDelay,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PageLoading,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAdminRouter>
  }
}
