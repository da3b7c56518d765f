import type { Order } from '@recadinho/contracts/orders'
import { isPaid } from '../../lib/orders/outcome.ts'

/** What the video page shows of an order. */
export type GiftState =
  /** The video is there: the door can be opened. */
  | 'ready'
  /** Finished, and waits for the moment that was chosen for it. */
  | 'scheduled'
  | 'making'
  /** The promised time has passed. */
  | 'late'
  /** Staff have stopped the clock. */
  | 'paused'
  /** Delivered without a video here. */
  | 'elsewhere'
  | 'unpaid'
  /** Canceled or refunded. */
  | 'closed'
  | 'expired'
  | 'withdrawn'

type Facts = Pick<Order, 'status' | 'paymentStatus' | 'paused' | 'dueAt' | 'opensAt' | 'video' | 'videoState'>

/** The door opens within seconds of its moment; where it has not by then, something else is the matter. */
const openingMs = 60_000

/** `now` is the server's time. */
export function giftStateOf(order: Facts, now: Date): GiftState {
  // The server shows it from the moment when its delivery begins.
  if (order.video) return 'ready'
  if (order.status === 'completed')
    return order.videoState === 'expired' || order.videoState === 'withdrawn' ? order.videoState : 'elsewhere'
  if (order.status === 'cancelled' || order.paymentStatus === 'refunded') return 'closed'
  if (!isPaid(order)) return 'unpaid'
  if (order.paused) return 'paused'
  if (order.opensAt !== null && new Date(order.opensAt).getTime() > now.getTime() - openingMs)
    return 'scheduled'
  return order.dueAt !== null && new Date(order.dueAt) < now ? 'late' : 'making'
}
