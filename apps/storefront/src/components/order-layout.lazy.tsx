import { useLingui } from '@lingui/react/macro'
import { Toasts } from '@recadinho/ui/toast'
import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { createPortal } from 'react-dom'
import { queryClient } from '../lib/api/query-client.ts'
import { toasts } from '../lib/api/toasts.ts'
import { useHydrated } from '../lib/use-hydrated.ts'

/** What the pages share on which something is filled in. */
export function OrderLayout() {
  const { t } = useLingui()
  const hydrated = useHydrated()
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      {hydrated &&
        // Beside the page and not in it: an open dialog silences the page, but not what is said about the dialog.
        createPortal(
          <Toasts toasts={toasts} label={t`Notifications (F8)`} closeLabel={t`Close`} />,
          document.body,
        )}
    </QueryClientProvider>
  )
}
