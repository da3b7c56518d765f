import { useRouterState } from '@tanstack/react-router'
import { startTransition, Suspense, useEffect, useState } from 'react'
import { isDraftAside, orderInProgress } from '../lib/draft/in-progress.ts'
import { optionalPart } from '../lib/optional-part.tsx'
import { pageAt } from '../lib/pages/pages.ts'

const Area = optionalPart(() => import('./notifications.lazy.tsx'))

/** §4: the notifications. All are about an order, so they load with the first page that acts on one, and then stay. */
export function Notifications() {
  const page = useRouterState({ select: ({ location }) => pageAt(location.pathname) })
  const [shown, setShown] = useState(false)
  useEffect(() => {
    // In a transition: the first update after the hydration is long enough without it.
    if (!page.startOnTouch || orderInProgress() || isDraftAside()) startTransition(() => setShown(true))
  }, [page])
  return (
    shown && (
      <Suspense>
        <Area />
      </Suspense>
    )
  )
}
