import { isPagePath, pageAt, pages, type PagePath } from '../../lib/pages/pages.ts'

/** Whether a path is a checkout of the draft. An existing order has its own URL and does not count. */
export const isCheckoutPath = (path: unknown): path is PagePath =>
  isPagePath(path) && pages[path].sale === 'checkout'

export interface Move {
  from: { pathname: string; search: object }
  to: { pathname: string }
  how: 'PUSH' | 'REPLACE' | 'BACK' | 'FORWARD' | 'GO'
}

/**
 * Whether a navigation leaves the draft's checkout, by Back or by a link home. Buyers who change the order, read the
 * terms or ask for help have not left and are not interrupted.
 */
export function leavesCheckout({ from, to, how }: Move): boolean {
  if (!isCheckoutPath(from.pathname) || 'order' in from.search) return false
  if (pageAt(to.pathname).private) return false
  return how === 'BACK' || how === 'GO' || (how === 'PUSH' && to.pathname === '/')
}
