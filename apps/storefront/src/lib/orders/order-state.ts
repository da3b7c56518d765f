import type { Order } from '@recadinho/contracts/orders'
import { isPaid, outcomeOf } from '../../lib/orders/outcome.ts'

/** The state of an order, as its page shows it. */
export type OrderState =
  | 'delivered'
  | 'making'
  /** Staff have paused production. */
  | 'paused'
  /** The promised time has passed. */
  | 'late'
  /** The payment is processing. */
  | 'waiting'
  /** The outcome of the payment is unknown. */
  | 'checking'
  /** The last attempt to pay was refused. */
  | 'failed'
  | 'unpaid'
  | 'lapsed'
  | 'cancelled'
  | 'refunded'

/** States in which the video is in production or done. */
export const isInProgress = (state: OrderState): boolean =>
  state === 'delivered' || state === 'making' || state === 'paused' || state === 'late'

type Facts = Pick<Order, 'status' | 'paymentStatus' | 'paused' | 'dueAt'>

/** `now` is the server's time. */
export function stateOf(order: Facts, now: Date): OrderState {
  if (order.status === 'completed') return 'delivered'
  if (order.status === 'cancelled') return 'cancelled'
  if (order.paymentStatus === 'refunded') return 'refunded'
  if (isPaid(order)) {
    if (order.paused) return 'paused'
    return order.dueAt !== null && new Date(order.dueAt) < now ? 'late' : 'making'
  }
  const outcome = outcomeOf(order)
  if (outcome === 'error') return 'checking'
  if (outcome === 'processing') return 'waiting'
  if (order.status === 'expired') return 'lapsed'
  return outcome === 'failed' ? 'failed' : 'unpaid'
}
