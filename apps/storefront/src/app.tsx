import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { createShopRouter } from './router.tsx'

export interface AppProps {
  router: ReturnType<typeof createShopRouter>
}

/** The whole app; the same in the browser and where pages are prerendered. */
export function App({ router }: AppProps) {
  const { i18n, queryClient } = router.options.context
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>
  )
}
