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
  // Money came, but not all of it: people look at it.
  short: 'error',
}

/** Which of §2's four outcomes the order's money has; none before anything was tried. */
export const outcomeOf = (order: Pick<Order, 'paymentStatus'>): PaymentOutcome | undefined =>
  outcomes[order.paymentStatus]

/** Whether there is nothing more to pay. */
export const isPaid = (order: Pick<Order, 'status' | 'paymentStatus'>): boolean =>
  order.status === 'in_production' || order.status === 'completed' || outcomeOf(order) === 'confirmed'

/** Whether the buyer can still pay it. */
export const isPayable = (order: Pick<Order, 'status' | 'paymentStatus'>): boolean =>
  !isPaid(order) && (order.status === 'pending' || order.status === 'expired')
