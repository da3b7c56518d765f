import { Outlet, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { isClosed, useMaintenance } from '../lib/settings/maintenance.ts'

const MaintenancePage = lazy(() => import('./maintenance-page.lazy.tsx'))

/** The page, or §2's maintenance page while the shop is closed. */
export function PageOutlet() {
  const maintenance = useMaintenance()
  const href = useRouterState({ select: (state) => state.location.href })
  if (!maintenance || !isClosed(href)) return <Outlet />
  return (
    <Suspense>
      <MaintenancePage />
    </Suspense>
  )
}
