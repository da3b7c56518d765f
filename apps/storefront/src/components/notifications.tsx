import { useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { isDraftAside, orderInProgress } from '../lib/draft/in-progress.ts'
import { pageAt } from '../lib/pages/pages.ts'
import { useHydrated } from '../lib/use-hydrated.ts'

// The page also works without it, for example offline.
const Area = lazy<ComponentType>(() => import('./notifications.lazy.tsx').catch(() => ({ default: Nothing })))
const Nothing = () => null

/** §4: the notifications. All are about an order, so they load with the first page that acts on one, and then stay. */
export function Notifications() {
  const page = useRouterState({ select: ({ location }) => pageAt(location.pathname) })
  const [shown, setShown] = useState(false)
  if (useHydrated() && !shown && (!page.startOnTouch || orderInProgress() || isDraftAside())) setShown(true)
  return (
    shown && (
      <Suspense>
        <Area />
      </Suspense>
    )
  )
}
