import type { PaymentOption } from '@recadinho/contracts/catalog'
import type { Order } from '@recadinho/contracts/orders'
import type { CheckoutRoute } from '../../lib/payments/checkout-routes.ts'

/** An order to pay, and what it can be paid with. */
export interface OrderPayProps {
  order: Order
  offset: number
  /** What is promised to who pays now. */
  promisedHours: number
  /** Of an order link. */
  token: string | undefined
  route: CheckoutRoute
  /** All options of the shop in the order's currency. */
  options: readonly PaymentOption[]
}
