import { Outlet, useRouterState } from '@tanstack/react-router'
import { isClosed, useMaintenance } from '../lib/maintenance.ts'
import { staticPart } from './static-part.tsx'

const Maintenance = staticPart('maintenance', () => import('./maintenance-page.lazy.tsx'))

/** The page, or §2's maintenance page while nothing can be bought. */
export function PageOutlet() {
  const maintenance = useMaintenance()
  const href = useRouterState({ select: (state) => state.location.href })
  return maintenance && isClosed(href) ? <Maintenance /> : <Outlet />
}
