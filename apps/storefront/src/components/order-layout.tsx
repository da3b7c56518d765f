import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { arrive } from '../lib/affiliate/arrive.ts'
import { LongWait } from './orders/long-wait.tsx'

/** The shared layout of pages with forms. */
export function OrderLayout() {
  const waiting = useRouterState({
    select: ({ matches }) => matches.some(({ status }) => status === 'pending'),
  })
  // §7: a visit within the 30 days of an affiliate's code is reported too.
  useEffect(() => void arrive(), [])
  return (
    <>
      {waiting && <LongWait />}
      <Outlet />
    </>
  )
}
