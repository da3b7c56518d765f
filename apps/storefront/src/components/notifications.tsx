import { lazy, Suspense, type ComponentType } from 'react'
import { useHydrated } from '../lib/use-hydrated.ts'

// Without it, offline, the page still works.
const Area = lazy<ComponentType>(() => import('./notifications.lazy.tsx').catch(() => ({ default: Nothing })))
const Nothing = () => null

/** §4: the notifications of every page, loaded after it. */
export const Notifications = () =>
  useHydrated() && (
    <Suspense>
      <Area />
    </Suspense>
  )
