import type { Order } from '@recadinho/contracts/orders'
import { isPaid, isPayable, outcomeOf } from '../../lib/api/orders/outcome.ts'
import type { Lane } from './lanes.ts'

/** What a checkout shows of an order that is there. */
export type OrderView = 'paid' | 'checking' | 'closed' | 'on_its_way' | 'code' | 'link' | 'page' | 'form'

/** Where an attempt under way shows itself, rather than a form that would void it. */
const shows: Record<'code' | 'link' | 'page', readonly Lane[]> = {
  code: ['usual', 'all'],
  link: ['usual', 'links', 'all'],
  page: ['usual', 'hosted', 'all'],
}

/** Whether the thanks for a payment are true: not where its money went back, the order was ended, or the video is there. */
export const isBeingMade = ({ status, paymentStatus }: Pick<Order, 'status' | 'paymentStatus'>): boolean =>
  status === 'in_production' && paymentStatus !== 'refunded'

/** `choosing`: the buyer asked for the form, though something else is under way. */
export function viewOf(
  order: Pick<Order, 'status' | 'paymentStatus' | 'payment'>,
  lane: Lane,
  choosing: boolean,
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
  if (choosing) return 'form'
  const view =
    flow === 'code' && (open || state === 'expired')
      ? 'code'
      : flow === 'link' && open
        ? 'link'
        : flow === 'redirect' && open
          ? 'page'
          : undefined
  return view && shows[view].includes(lane) ? view : 'form'
}
