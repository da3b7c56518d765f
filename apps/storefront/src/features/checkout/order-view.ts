import type { Order } from '@recadinho/contracts/orders'
import { isPaid, isPayable, outcomeOf } from '../../lib/orders/outcome.ts'
import type { CheckoutRoute } from '../../lib/payments/checkout-routes.ts'

/** What a checkout shows of an existing order. */
export type OrderView = 'paid' | 'checking' | 'closed' | 'on_its_way' | 'code' | 'link' | 'page' | 'form'

/** The checkouts that show an open attempt of each flow, instead of a form that would void it. */
const shows: Record<'code' | 'link' | 'page', readonly CheckoutRoute[]> = {
  code: ['usual', 'all'],
  link: ['usual', 'links', 'all'],
  page: ['usual', 'hosted', 'all'],
}

/** Decides the view. `selecting`: the buyer opened the form although an attempt is open. */
export function viewOf(
  order: Pick<Order, 'status' | 'paymentStatus' | 'payment'>,
  route: CheckoutRoute,
  selecting: boolean,
): OrderView {
  if (isPaid(order)) return 'paid'
  if (order.status === 'pending' && outcomeOf(order) === 'error') return 'checking'
  if (!isPayable(order)) return 'closed'
  const { payment } = order
  if (!payment) return 'form'
  const { flow, state } = payment
  const open = payment.outcome === 'processing'
  // Submitted on the gateway's page: nothing else may be paid until its outcome is known.
  if (flow === 'redirect' && state === 'processing') return 'on_its_way'
  if (selecting) return 'form'
  const view =
    flow === 'code' && (open || state === 'expired')
      ? 'code'
      : flow === 'link' && open
        ? 'link'
        : flow === 'redirect' && open
          ? 'page'
          : undefined
  return view && shows[view].includes(route) ? view : 'form'
}
