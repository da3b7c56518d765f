import type { Order, OrderPaymentStatus } from '@recadinho/contracts/orders'
import type { PaymentOutcome } from '@recadinho/contracts/payments'

const outcomes: Record<OrderPaymentStatus, PaymentOutcome | undefined> = {
  unpaid: undefined,
  processing: 'processing',
  failed: 'failed',
  error: 'error',
  confirmed: 'confirmed',
  overpaid: 'confirmed',
  disputed: 'confirmed',
  partially_refunded: 'confirmed',
  refunded: 'confirmed',
  // Part of the money arrived: staff check it.
  underpaid: 'error',
}

/** The outcome of the order's payment, one of the four in §2; none before the first attempt. */
export const outcomeOf = (order: Pick<Order, 'paymentStatus'>): PaymentOutcome | undefined =>
  outcomes[order.paymentStatus]

/** Whether nothing is left to pay. */
export const isPaid = (order: Pick<Order, 'status' | 'paymentStatus'>): boolean =>
  order.status === 'in_production' || order.status === 'completed' || outcomeOf(order) === 'confirmed'

/** Whether the buyer can still pay it. */
export const isPayable = (order: Pick<Order, 'status' | 'paymentStatus'>): boolean =>
  !isPaid(order) && (order.status === 'pending' || order.status === 'expired')
