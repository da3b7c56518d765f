import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderState } from './order-state.ts'

const making = msg`It's paid, and we're making your video.`
const checking = msg`We're checking your payment. Please don't pay again.`
const unpaid = msg`It hadn't been paid yet.`

/** The state of an order as this browser last showed it, for when it is offline. */
export const lastStateText: Record<OrderState, MessageDescriptor> = {
  delivered: msg`It's paid, and your video has been sent.`,
  making,
  paused: making,
  late: making,
  waiting: checking,
  checking,
  failed: unpaid,
  unpaid,
  lapsed: unpaid,
  cancelled: msg`It was canceled.`,
  refunded: msg`Your payment was refunded.`,
}

/** When that was. */
export const asOfText = (number: string, time: string): MessageDescriptor =>
  msg`Order ${number}, as of ${time}:`

export const safeTitle = msg`Your order is safe`
