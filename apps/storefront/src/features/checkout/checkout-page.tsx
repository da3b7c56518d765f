import { useSearch } from '@tanstack/react-router'
import { DraftCheckout } from './draft-checkout.tsx'
import { OrderCheckout } from './order-checkout.tsx'

/** §2, Checkout: of the draft, or of an order that is there. */
export function CheckoutPage() {
  const { order } = useSearch({ from: '/_order/checkout' })
  return order ? <OrderCheckout id={order} key={order} /> : <DraftCheckout />
}
