import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { queryClient } from '../lib/api/query-client.ts'
import { LongWait } from './order/long-wait.tsx'

/** The shared layout of pages with forms. */
export function OrderLayout() {
  const waiting = useRouterState({
    select: ({ matches }) => matches.some(({ status }) => status === 'pending'),
  })
  // §7: a visit within the 30 days of an affiliate's code is reported too.
  useEffect(() => {
    import('../lib/affiliate/arrive.ts').then(({ arrive }) => arrive()).catch(console.info)
  }, [])
  return (
    <QueryClientProvider client={queryClient}>
      {waiting && <LongWait />}
      <Outlet />
    </QueryClientProvider>
  )
}
