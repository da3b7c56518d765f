import type { PaymentOption } from '@recadinho/contracts/catalog'
import type { Order } from '@recadinho/contracts/orders'
import type { CheckoutRoute } from '../../lib/payments/checkout-routes.ts'

/** An order to pay, and its payment options. */
export interface OrderPayProps {
  order: Order
  offset: number
  /** The delivery time promised for a payment made now. */
  promisedHours: number
  /** The order link's token. */
  token: string | undefined
  route: CheckoutRoute
  /** All of the shop's options in the order's currency. */
  options: readonly PaymentOption[]
}
