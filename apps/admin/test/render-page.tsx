import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { Client } from '@recadinho/contracts/client'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  type ErrorRouteComponent,
  RouterProvider,
} from '@tanstack/react-router'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { vi } from 'vitest'
import type { AdminContext } from '../src/lib/context.ts'
import { createQueryClient } from '../src/lib/query-client.ts'

/**
 * Renders a part of the app with a client whose calls are answered by `answer`; returns the calls made and the router.
 */
export async function renderPage(
  content: ReactNode,
  answer: (name: string, input: unknown) => unknown,
  errorComponent?: ErrorRouteComponent,
) {
  const call = vi.fn<(name: string, input: unknown) => Promise<unknown>>(async (name, input) =>
    answer(name, input),
  )
  const queryClient = createQueryClient(() => {})
  const root = createRootRouteWithContext<AdminContext>()({
    component: () => <Suspense>{content}</Suspense>,
    ...(errorComponent ? { errorComponent } : {}),
  })
  // The real client's one function, answered by the test.
  const api = { call } as unknown as Client
  const router = createRouter({
    routeTree: root,
    context: { api, queryClient },
    history: createMemoryHistory(),
  })
  await act(() => router.load())
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        {/* The app's own router type has all its routes; here there is only the root. */}
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </I18nProvider>,
  )
  return { call, router }
}
