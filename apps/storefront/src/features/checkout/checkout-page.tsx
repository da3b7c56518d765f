import { DraftCheckout } from './draft-checkout.tsx'
import type { CheckoutRoute } from '../../lib/payments/checkout-routes.ts'
import { OrderCheckout } from './order-checkout.tsx'

export interface CheckoutPageProps {
  route: CheckoutRoute
  /** Absent: the draft's checkout. */
  order?: string | undefined
  /** The buyer asked for the form even if an attempt is open. */
  selecting?: boolean
  /** How the buyer returned from the gateway's page. */
  back?: 'done' | 'cancelled' | undefined
}

/** §2, the checkouts: of the draft, or of an existing order. */
export function CheckoutPage({ route, order, selecting = false, back }: CheckoutPageProps) {
  if (!order) return <DraftCheckout route={route} key={route} />
  return (
    <OrderCheckout id={order} route={route} selecting={selecting} back={back} key={`${order} ${route}`} />
  )
}
