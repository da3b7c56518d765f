import { useLingui } from '@lingui/react/macro'
import { Toasts } from '@recadinho/ui/toast'
import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { queryClient } from '../lib/api/query-client.ts'
import { toasts } from '../lib/api/toasts.ts'

/** What the pages share on which something is filled in. */
export function OrderLayout() {
  const { t } = useLingui()
  // §7: a visit that comes back within the 30 days of an affiliate's code tells so too.
  useEffect(() => {
    import('../lib/affiliate/arrive.ts').then(({ arrive }) => arrive()).catch(console.info)
  }, [])
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <Toasts toasts={toasts} label={t`Notifications (F8)`} closeLabel={t`Close`} />
    </QueryClientProvider>
  )
}
