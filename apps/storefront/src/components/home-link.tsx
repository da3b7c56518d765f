import { Link, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from 'react'
import { orderInProgress } from '../lib/draft/in-progress.ts'
import { loadTexts } from '../lib/i18n.ts'

const LeaveOrderDialog = lazy(() => import('./leave-order-dialog.lazy.tsx'))

export interface HomeLinkProps {
  className: string
  children: ReactNode
}

/** §2: the link home resets the order in progress, and asks before anything is lost. */
export function HomeLink({ className, children }: HomeLinkProps) {
  const [open, setOpen] = useState(false)
  const router = useRouter()

  const confirm = (event: MouseEvent) => {
    if (!orderInProgress() || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    // Offline the question cannot be loaded: the link goes home and keeps the order.
    loadTexts(router.options.context.i18n, 'static').then(() => setOpen(true), leave)
  }
  const leave = () => {
    setOpen(false)
    void router.navigate({ to: '/' })
  }
  return (
    <>
      <Link to="/" className={className} onClick={confirm}>
        {children}
      </Link>
      {open && (
        <Suspense>
          <LeaveOrderDialog onStay={() => setOpen(false)} onLeave={leave} />
        </Suspense>
      )}
    </>
  )
}
