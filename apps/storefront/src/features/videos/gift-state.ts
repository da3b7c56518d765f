import type { Order } from '@recadinho/contracts/orders'
import { isPaid } from '../../lib/orders/outcome.ts'

/** What the video page shows of an order. */
export type GiftState =
  /** The video is there: the door can be opened. */
  | 'ready'
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

type Facts = Pick<Order, 'status' | 'paymentStatus' | 'paused' | 'dueAt' | 'video' | 'videoState'>

/** `now` is the server's time. */
export function giftStateOf(order: Facts, now: Date): GiftState {
  // The server shows it from the moment when its delivery begins.
  if (order.video) return 'ready'
  if (order.status === 'completed')
    return order.videoState === 'expired' || order.videoState === 'withdrawn' ? order.videoState : 'elsewhere'
  if (order.status === 'cancelled' || order.paymentStatus === 'refunded') return 'closed'
  if (!isPaid(order)) return 'unpaid'
  if (order.paused) return 'paused'
  return order.dueAt !== null && new Date(order.dueAt) < now ? 'late' : 'making'
}
