/** Where a draft is paid. An order that was made already has an address of its own and is none of these. */
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
 * Whether somebody leaves the checkout of a draft: by Back, or by a link home. Who changes the order, reads the terms or
 * asks for help is still at it, and is not stopped.
 */
export function leavesCheckout({ from, to, how }: Move): boolean {
  if (!isCheckoutPath(from.pathname) || 'order' in from.search) return false
  if (/^\/(checkout|enhanced-checkout|order-confirmation|last-chance)(\/|$)/.test(to.pathname)) return false
  return how === 'BACK' || how === 'GO' || (how === 'PUSH' && to.pathname === '/')
}
