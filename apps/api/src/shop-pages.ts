/** Pages of the shop that everybody may open, whose paths name no order. `/video` names none either, but shows a gift. */
export const publicPages = [
  '/',
  '/purchase',
  '/checkout',
  '/checkout/stripe',
  '/checkout/legacy',
  '/checkout/multi',
  '/enhanced-checkout',
  '/last-chance',
  '/order-confirmation',
  '/contact',
  '/about',
  '/faq',
  '/terms',
  '/privacy',
  '/refund',
] as const

/** The path of a page without what may stand below it or behind it: an order's number, a query. */
export function barePath(path: string): string {
  const [bare = ''] = path.split(/[?#;]/)
  const page = bare.replace(/^\/*/, '/').replace(/(?<=.)\/+$/, '')
  return /^\/checkout\/(?:stripe|legacy|multi)(?=\/|$)/.exec(page)?.[0] ?? page
}
