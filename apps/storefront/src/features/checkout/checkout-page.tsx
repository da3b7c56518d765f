import { DraftCheckout } from './draft-checkout.tsx'
import type { Lane } from './lanes.ts'
import { OrderCheckout } from './order-checkout.tsx'

export interface CheckoutPageProps {
  lane: Lane
  /** The draft's checkout when absent. */
  order?: string | undefined
  /** The buyer wants to see the form even while something can be paid. */
  choosing?: boolean
  /** How the buyer came back from the gateway's page. */
  back?: 'done' | 'cancelled' | undefined
}

/** §2, the checkouts: of the draft, or of an order that is there. */
export function CheckoutPage({ lane, order, choosing = false, back }: CheckoutPageProps) {
  if (!order) return <DraftCheckout lane={lane} key={lane} />
  return <OrderCheckout id={order} lane={lane} choosing={choosing} back={back} key={`${order} ${lane}`} />
}
