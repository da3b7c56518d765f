import { Outlet, useRouterState } from '@tanstack/react-router'
import { LongWait } from './orders/long-wait.tsx'

/** The shared layout of pages with forms. */
export function OrderLayout() {
  const waiting = useRouterState({
    select: ({ matches }) => matches.some(({ status }) => status === 'pending'),
  })
  return (
    <>
      {waiting && <LongWait />}
      <Outlet />
    </>
  )
}
