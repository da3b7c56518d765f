import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { RouterProvider } from '@tanstack/react-router'
import type { createShopRouter } from './router.tsx'

export interface AppProps {
  router: ReturnType<typeof createShopRouter>
  i18n: I18n
}

/** The whole app; the same in the browser and where pages are prerendered. */
export function App({ router, i18n }: AppProps) {
  return (
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>
  )
}
