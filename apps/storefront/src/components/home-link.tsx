import { Link, useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { orderInProgress } from '../lib/draft/in-progress.ts'

export interface HomeLinkProps {
  className: string
  children: ReactNode
}

/**
 * §2: the link home resets the order in progress; a notification offers to undo it. Before the app runs, boot.ts sets the
 * draft aside. From a checkout the last offer may come first: then nothing is reset.
 */
export function HomeLink({ className, children }: HomeLinkProps) {
  const router = useRouter()
  const resetAtHome = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) => {
    if (!orderInProgress() || metaKey || ctrlKey || shiftKey) return
    const reset = () =>
      void import('./reset-order.ts')
        .then(({ resetOrder }) => resetOrder(router))
        // Offline before it was stored: the order is kept.
        .catch(console.info)
    if (router.state.location.pathname === '/') return reset()
    const stop = router.subscribe('onResolved', ({ toLocation }) => {
      stop()
      if (toLocation.pathname === '/') reset()
    })
  }
  return (
    <Link to="/" className={className} data-resets-order onClick={resetAtHome}>
      {children}
    </Link>
  )
}
