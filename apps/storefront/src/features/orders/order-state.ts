import type { Order } from '@recadinho/contracts/orders'
import { isPaid, outcomeOf } from '../../lib/api/orders/outcome.ts'

/** Where an order is, as its page tells it. */
export type OrderState =
  | 'delivered'
  | 'making'
  /** Money is on its way. */
  | 'waiting'
  /** Nobody knows what became of the money. */
  | 'checking'
  | 'unpaid'
  | 'lapsed'
  | 'cancelled'

export function stateOf(order: Pick<Order, 'status' | 'paymentStatus'>): OrderState {
  if (order.status === 'completed') return 'delivered'
  if (order.status === 'cancelled') return 'cancelled'
  if (isPaid(order)) return 'making'
  const outcome = outcomeOf(order)
  if (outcome === 'error') return 'checking'
  if (outcome === 'processing') return 'waiting'
  return order.status === 'expired' ? 'lapsed' : 'unpaid'
}
