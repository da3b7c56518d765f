import { isOrderPath } from '../../lib/pages/order-paths.ts'

/** The checkouts of a draft. An existing order has an address of its own and does not count. */
export const checkoutPaths = [
  '/checkout',
  '/enhanced-checkout',
  '/checkout/stripe',
  '/checkout/legacy',
  '/checkout/multi',
] as const
export type CheckoutPath = (typeof checkoutPaths)[number]
export const isCheckoutPath = (path: unknown): path is CheckoutPath =>
  checkoutPaths.some((known) => known === path)

export interface Move {
  from: { pathname: string; search: object }
  to: { pathname: string }
  how: 'PUSH' | 'REPLACE' | 'BACK' | 'FORWARD' | 'GO'
}

/**
 * Whether a navigation leaves the checkout of a draft: by Back, or by a link home. Buyers who change the order, read
 * the terms or ask for help have not left, and are not interrupted.
 */
export function leavesCheckout({ from, to, how }: Move): boolean {
  if (!isCheckoutPath(from.pathname) || 'order' in from.search) return false
  if (isOrderPath(to.pathname)) return false
  return how === 'BACK' || how === 'GO' || (how === 'PUSH' && to.pathname === '/')
}
