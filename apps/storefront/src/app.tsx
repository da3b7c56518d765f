import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import type { ShopContext } from './lib/context.ts'
import type { createShopRouter } from './router.tsx'

export interface AppProps {
  router: ReturnType<typeof createShopRouter>
}

/** The whole app, in the browser and when prerendering. */
export function App({ router }: AppProps) {
  return (
    <ShopProviders context={router.options.context}>
      <RouterProvider router={router} />
    </ShopProviders>
  )
}

/** Provides what hooks read: texts, server data, and this browser's own state. */
export function ShopProviders({ context, children }: { context: ShopContext; children: ReactNode }) {
  return (
    <I18nProvider i18n={context.i18n}>
      <QueryClientProvider client={context.queryClient}>
        <Provider store={context.store}>{children}</Provider>
      </QueryClientProvider>
    </I18nProvider>
  )
}
