import { Link, useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { orderInProgress } from '../lib/draft/in-progress.ts'

export interface HomeLinkProps {
  className: string
  children: ReactNode
}

/**
 * §2: the link home resets the order in progress; a notification offers to undo it. Before the app runs, the early script sets the
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
    const wait = router.subscribe('onResolved', ({ toLocation }) => {
      wait()
      if (toLocation.pathname === '/') reset()
    })
    // At home already there is nothing to wait for.
    if (router.state.location.pathname === '/') {
      wait()
      reset()
    }
  }
  return (
    <Link to="/" className={className} data-resets-order onClick={resetAtHome}>
      {children}
    </Link>
  )
}
