import type { Order } from '@recadinho/contracts/orders'
import { isPaid, outcomeOf } from './outcome.ts'

/**
 * The state of an order, as its page shows it. `paused`: staff have paused production; `late`: the promised time has
 * passed; `waiting`: the payment is processing; `checking`: its outcome is unknown; `failed`: the last attempt to pay was
 * refused.
 */
export const orderStates = [
  'delivered',
  'making',
  'paused',
  'late',
  'waiting',
  'checking',
  'failed',
  'unpaid',
  'lapsed',
  'cancelled',
  'refunded',
] as const
export type OrderState = (typeof orderStates)[number]

/** States in which the video is in production or done. */
export const isInProgress = (state: OrderState): boolean =>
  state === 'delivered' || state === 'making' || state === 'paused' || state === 'late'

/** Hours from payment to delivery: a remake takes the package's, whatever was promised on a full day (O10.2). */
export const hoursOf = ({
  revision,
  deliveryHours,
  promisedHours,
}: Pick<Order, 'revision' | 'deliveryHours' | 'promisedHours'>): number =>
  revision > 1 ? deliveryHours : promisedHours

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
