import '@recadinho/ui/reset.css'
import '@recadinho/ui/fonts.css'
import '@recadinho/ui/admin-theme.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { ApiError, createClient } from '@recadinho/contracts/client'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { activate, initialLocale } from './lib/i18n.ts'
import { interruptions, persistentClient } from './lib/interruptions.ts'
import { createQueryClient } from './lib/query-client.ts'
import { createAdminRouter } from './router.tsx'

await activate(initialLocale(document.cookie, navigator.languages))

const queryClient = createQueryClient(() => {
  queryClient.clear()
  void router.navigate({ to: '/admin/sign-in', search: { to: router.state.location.href } })
})
const isSignedIn = () => queryClient.getQueryData(['session']) !== undefined
const api = persistentClient(createClient(), interruptions, isSignedIn)
const router = createAdminRouter({ api, queryClient })

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no root')
// Server refusals are shown by the page's error component; anything else is a bug.
const onCaughtError = (error: unknown) => error instanceof ApiError || console.error(error)

createRoot(root, { onCaughtError }).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>
  </StrictMode>,
)
