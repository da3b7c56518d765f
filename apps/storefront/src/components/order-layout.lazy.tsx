import { useLingui } from '@lingui/react/macro'
import { Toasts } from '@recadinho/ui/toast'
import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { queryClient } from '../lib/api/query-client.ts'
import { toasts } from '../lib/api/toasts.ts'

/** What the pages share on which something is filled in. */
export function OrderLayout() {
  const { t } = useLingui()
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <Toasts toasts={toasts} label={t`Notifications (F8)`} closeLabel={t`Close`} />
    </QueryClientProvider>
  )
}
