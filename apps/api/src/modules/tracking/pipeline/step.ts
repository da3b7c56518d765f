import type { FunnelStep } from '@recadinho/contracts/tracking'

/** What the server itself reports: that an order was placed, and paid. */
export const orderActions = ['order_placed', 'order_paid']

/** T9: by the page, which never says that an order is paid. */
export function stepOf(path: string): FunnelStep {
  if (/^\/(?:enhanced-)?checkout(?:\/|$)/.test(path)) return 'checkout'
  return /^\/purchase(?:\/|$)/.test(path) ? 'purchase' : 'visit'
}
