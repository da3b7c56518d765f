import { Link, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from 'react'
import { orderInProgress } from '../lib/draft/in-progress.ts'
import { loadTexts } from '../lib/i18n.ts'

const LeaveOrderDialog = lazy(() => import('./leave-order-dialog.lazy.tsx'))

export interface HomeLinkProps {
  className: string
  children: ReactNode
}

/** §2: the way home resets the order in progress. Where something would be lost, it asks first. */
export function HomeLink({ className, children }: HomeLinkProps) {
  const [asking, setAsking] = useState(false)
  const router = useRouter()

  const ask = (event: MouseEvent) => {
    if (!orderInProgress() || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    // Without a connection the question cannot be had: home it is, and the order is kept.
    loadTexts(router.options.context.i18n, 'still').then(() => setAsking(true), leave)
  }
  const leave = () => {
    setAsking(false)
    void router.navigate({ to: '/' })
  }
  return (
    <>
      <Link to="/" className={className} onClick={ask}>
        {children}
      </Link>
      {asking && (
        <Suspense>
          <LeaveOrderDialog onStay={() => setAsking(false)} onLeave={leave} />
        </Suspense>
      )}
    </>
  )
}
