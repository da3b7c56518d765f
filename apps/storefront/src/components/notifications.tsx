import { lazy, Suspense, type ComponentType } from 'react'
import { useHydrated } from '../lib/use-hydrated.ts'

// The page also works without it, for example offline.
const Area = lazy<ComponentType>(() => import('./notifications.lazy.tsx').catch(() => ({ default: Nothing })))
const Nothing = () => null

/** §4: the notifications of every page, loaded after the page itself. */
export const Notifications = () =>
  useHydrated() && (
    <Suspense>
      <Area />
    </Suspense>
  )
