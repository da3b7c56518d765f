import { Link, useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { orderInProgress } from '../lib/draft/in-progress.ts'

export interface HomeLinkProps {
  className: string
  children: ReactNode
}

/**
 * §2: the link home resets the order in progress; a notification offers to undo it. Before the app runs, the early
 * script sets the draft aside. Leaving a checkout may open the last offer instead; then nothing is reset.
 */
export function HomeLink({ className, children }: HomeLinkProps) {
  const router = useRouter()
  const resetAtHome = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) => {
    if (!orderInProgress() || metaKey || ctrlKey || shiftKey) return
    const reset = () =>
      void import('./reset-order.ts')
        .then(({ resetOrder }) => resetOrder(router))
        // The script could not be loaded offline: the order stays.
        .catch(console.info)
    const wait = router.subscribe('onResolved', ({ toLocation }) => {
      wait()
      if (toLocation.pathname === '/') reset()
    })
    // Already at home: there is nothing to wait for.
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
