import { LinguiContext } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Provider } from 'jotai'
import { useMemo, type ReactNode } from 'react'
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

/**
 * Provides what hooks read: texts, server data, and this browser's own state. Texts are loaded before what shows them,
 * so nothing re-renders as they arrive: React would drop the HTML of every part that has not hydrated yet.
 */
export function ShopProviders({ context, children }: { context: ShopContext; children: ReactNode }) {
  const { i18n } = context
  const lingui = useMemo(() => ({ i18n, _: i18n.t.bind(i18n) }), [i18n])
  return (
    <LinguiContext value={lingui}>
      <QueryClientProvider client={context.queryClient}>
        <Provider store={context.store}>{children}</Provider>
      </QueryClientProvider>
    </LinguiContext>
  )
}
