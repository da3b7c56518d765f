import { useHeadingFocus } from '@recadinho/ui/focus'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { catalogQuery } from '../../lib/catalog/catalog-query.ts'
import { marketOf } from '../../lib/orders/order-market.ts'
import { tokenFor } from '../../lib/orders/order-link.ts'
import { promisedHoursOf } from '../../lib/orders/server-clock.ts'
import { useLiveOrder } from '../../lib/orders/use-live-order.ts'
import { useShop } from '../../lib/use-shop.ts'
import { PagePanel } from '../payments/page-panel.tsx'
import { useReturn } from '../payments/look-for-money.ts'
import type { CheckoutRoute } from '../../lib/payments/checkout-routes.ts'
import { PaymentLinkPanel } from '../payments/payment-link-panel.tsx'
import { CheckingPayment, ClosedOrder, PaymentProcessing } from './nothing-to-pay.tsx'
import { OrderPayForm } from './order-pay-form.tsx'
import { viewOf } from './order-view.ts'
import { PixPanel } from '../payments/pix/pix-panel.tsx'

export interface OrderCheckoutProps {
  id: string
  route: CheckoutRoute
  selecting: boolean
  back: 'done' | 'cancelled' | undefined
}

/** A checkout of an existing order: its open attempt, or the form for another one. */
export function OrderCheckout({ id, route, selecting, back }: OrderCheckoutProps) {
  const { api } = useShop()
  const navigate = useNavigate()
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const token = tokenFor(id, hash)
  const { order, offset } = useLiveOrder(id, token)
  const { data: catalog } = useSuspenseQuery(catalogQuery(api, marketOf(order)))
  const returning = useReturn(order, back, token)
  const seen = viewOf(order, route, selecting)
  // Returned from the gateway's page; the shop is checking whether the order was paid.
  const view = returning && seen === 'page' ? 'on_its_way' : seen
  useHeadingFocus(view)

  const left = useRef(false)
  useEffect(() => {
    if (view !== 'paid' || left.current) return
    left.current = true
    void navigate({ to: '/order-confirmation', search: { order: id }, hash: true, replace: true })
  }, [view, id, navigate])

  const pay = {
    order,
    offset,
    token,
    route,
    options: catalog.paymentOptions,
    promisedHours: promisedHoursOf(order, catalog),
  }
  switch (view) {
    case 'paid':
    case 'checking':
      return <CheckingPayment order={order} confirmed={view === 'paid'} />
    case 'closed':
      return <ClosedOrder order={order} />
    case 'on_its_way':
      return <PaymentProcessing order={order} />
    case 'code':
      return <PixPanel {...pay} />
    case 'link':
      return <PaymentLinkPanel {...pay} />
    case 'page':
      return <PagePanel {...pay} cameBack={back !== undefined} />
    case 'form':
      break
  }
  return <OrderPayForm {...pay} selecting={selecting} />
}
