import type { PaymentMethod } from '@recadinho/contracts/catalog'
import type { Order } from '@recadinho/contracts/orders'
import { isPaid, isPayable, outcomeOf } from '../../lib/api/orders/outcome.ts'

/** What the checkout shows of an order that is there. */
export type OrderView = 'paid' | 'checking' | 'closed' | 'pix' | 'form'

/** `wanted` is the method that the buyer asked for last. */
export function viewOf(
  order: Pick<Order, 'status' | 'paymentStatus' | 'payment'>,
  wanted: PaymentMethod | undefined,
): OrderView {
  if (isPaid(order)) return 'paid'
  if (order.status === 'pending' && outcomeOf(order) === 'error') return 'checking'
  if (!isPayable(order)) return 'closed'
  const { payment } = order
  const code = payment?.method === 'pix' && (payment.outcome === 'processing' || payment.state === 'expired')
  return code && wanted !== 'card' ? 'pix' : 'form'
}
