import { createFileRoute, Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { LongWait } from '../components/orders/long-wait.tsx'
import { LastChanceWatch } from '../features/last-chance/last-chance-watch.tsx'
import { loadTexts } from '../lib/i18n.ts'
import { followCheckout } from '../lib/tracking/follow-checkout.ts'

/** The pages from the purchase on: their texts, server data and notifications load on demand. */
export const Route = createFileRoute('/_order')({
  beforeLoad: ({ context }) => loadTexts(context.i18n, 'order'),
  component: OrderPages,
})

function OrderPages() {
  const router = useRouter()
  const waiting = useRouterState({
    select: ({ matches }) => matches.some(({ status }) => status === 'pending'),
  })
  useEffect(() => followCheckout(router.options.context.store, router), [router])
  return (
    <>
      {waiting && <LongWait />}
      <Outlet />
      <LastChanceWatch />
    </>
  )
}
