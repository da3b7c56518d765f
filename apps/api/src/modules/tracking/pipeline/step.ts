import type { FunnelStep } from '@recadinho/contracts/tracking'

/** Actions reported by the server itself: an order was placed, and paid. */
export const orderActions = ['order_placed', 'order_paid']

/** T9: the step by the page; only the server reports payments. */
export function stepOf(path: string): FunnelStep {
  if (/^\/(?:enhanced-)?checkout(?:\/|$)/.test(path)) return 'checkout'
  return /^\/purchase(?:\/|$)/.test(path) ? 'purchase' : 'visit'
}
