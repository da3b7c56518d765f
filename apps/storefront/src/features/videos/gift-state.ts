import type { Order } from '@recadinho/contracts/orders'
import { isPaid } from '../../lib/orders/outcome.ts'

/** The state of an order as its video page shows it. */
export type GiftState =
  /** The video is available: the door can be opened. */
  | 'ready'
  /** Finished, and waiting for its scheduled time. */
  | 'scheduled'
  | 'making'
  /** The promised time has passed. */
  | 'late'
  /** Staff have paused production. */
  | 'paused'
  /** Delivered, but without a video on this page. */
  | 'elsewhere'
  | 'unpaid'
  /** Canceled or refunded. */
  | 'closed'
  | 'expired'
  | 'withdrawn'

type Facts = Pick<Order, 'status' | 'paymentStatus' | 'paused' | 'dueAt' | 'opensAt' | 'video' | 'videoState'>

/**
 * The door opens within seconds of its scheduled time; this many milliseconds later the order no longer counts as
 * scheduled.
 */
const openingMs = 60_000

/** `now` is the server's time. */
export function giftStateOf(order: Facts, now: Date): GiftState {
  // The server includes the video once its delivery starts.
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
