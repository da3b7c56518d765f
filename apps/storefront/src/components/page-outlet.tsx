import { Outlet, useRouterState } from '@tanstack/react-router'
import { isClosed, useMaintenance } from '../lib/maintenance.ts'
import { still } from './still.tsx'

const Maintenance = still('maintenance', () => import('./maintenance-page.lazy.tsx'))

/** The page, or §2's maintenance page in its place while nothing can be bought. */
export function PageOutlet() {
  const maintenance = useMaintenance()
  const href = useRouterState({ select: (state) => state.location.href })
  return maintenance && isClosed(href) ? <Maintenance /> : <Outlet />
}
