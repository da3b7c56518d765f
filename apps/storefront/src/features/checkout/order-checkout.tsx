import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { catalogQuery } from '../../lib/api/catalog.ts'
import { outcomeText } from '../../lib/api/orders/outcome-text.ts'
import { placeOf } from '../../lib/api/orders/order-place.ts'
import { tokenFor } from '../../lib/api/orders/private-link.ts'
import { useLiveOrder } from '../../lib/api/orders/use-live-order.ts'
import { toasts } from '../../lib/api/toasts.ts'
import { CheckingPanel } from './checking-panel.tsx'
import { ClosedOrder } from './closed-order.tsx'
import { OnItsWay } from './hosted/on-its-way.tsx'
import { PagePanel } from './hosted/page-panel.tsx'
import { useReturn } from './hosted/use-return.ts'
import type { Lane } from './lanes.ts'
import { LinkPanel } from './link/link-panel.tsx'
import { OrderPayForm } from './order-pay-form.tsx'
import { isBeingMade, viewOf } from './order-view.ts'
import { PixPanel } from './pix/pix-panel.tsx'
import { useFocusOnChange } from './use-focus-on-change.ts'

export interface OrderCheckoutProps {
  id: string
  lane: Lane
  choosing: boolean
  back: 'done' | 'cancelled' | undefined
}

/** A checkout of an order that is there: what is under way, or another try. */
export function OrderCheckout({ id, lane, choosing, back }: OrderCheckoutProps) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const token = tokenFor(id, hash)
  const { order, offset } = useLiveOrder(id, token)
  const { data: catalog } = useSuspenseQuery(catalogQuery(placeOf(order)))
  const returning = useReturn(order, back, token)
  const seen = viewOf(order, lane, choosing)
  // Just back from the gateway's page, and the shop is asking whether it was paid.
  const view = returning && seen === 'page' ? 'on_its_way' : seen
  useFocusOnChange(view)
  const isMade = isBeingMade(order)

  const left = useRef(false)
  useEffect(() => {
    if (view !== 'paid' || left.current) return
    left.current = true
    const { title, text } = outcomeText.confirmed
    void navigate({ to: '/order-confirmation', search: { order: id }, hash: true, replace: true }).then(
      () => isMade && toasts.show({ title: i18n._(title), description: i18n._(text) }),
    )
  }, [view, isMade, id, i18n, navigate])

  const pay = { order, offset, token, lane, options: catalog.paymentOptions }
  switch (view) {
    case 'paid':
    case 'checking':
      return <CheckingPanel order={order} confirmed={view === 'paid'} />
    case 'closed':
      return <ClosedOrder order={order} />
    case 'on_its_way':
      return <OnItsWay order={order} />
    case 'code':
      return <PixPanel {...pay} />
    case 'link':
      return <LinkPanel {...pay} />
    case 'page':
      return <PagePanel {...pay} cameBack={back !== undefined} />
    case 'form':
      break
  }
  return <OrderPayForm {...pay} choosing={choosing} />
}
