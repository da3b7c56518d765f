import type { Order } from '@recadinho/contracts/orders'
import { isPaid, outcomeOf } from '../../lib/api/orders/outcome.ts'

/** Where an order is, as its page tells it. */
export const orderStates = [
  'delivered',
  'making',
  /** Staff have stopped the clock. */
  'paused',
  /** The promised time has passed. */
  'late',
  /** Money is on its way. */
  'waiting',
  /** Nobody knows what became of the money. */
  'checking',
  /** The last attempt to pay was refused. */
  'failed',
  'unpaid',
  'lapsed',
  'cancelled',
  'refunded',
] as const
export type OrderState = (typeof orderStates)[number]

/** States in which the video is made or done. */
export const isUnderWay = (state: OrderState): boolean =>
  state === 'delivered' || state === 'making' || state === 'paused' || state === 'late'

type Facts = Pick<Order, 'status' | 'paymentStatus' | 'paused' | 'dueAt'>

/** `now` is the server's. */
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
