import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { OrderLayout } from '../components/order-layout.tsx'
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
  useEffect(() => followCheckout(router.options.context.store, router), [router])
  return (
    <>
      <OrderLayout />
      <LastChanceWatch />
    </>
  )
}
