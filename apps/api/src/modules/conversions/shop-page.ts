/** Pages whose address says nothing of an order or a gift. */
const pages =
  /^\/(?:purchase|checkout|checkout\/(?:stripe|legacy|multi)|enhanced-checkout|last-chance|order-confirmation|contact|about|faq|terms|privacy|refund)?$/

/** Where a visitor came from, as the shop's own advertisements say it. */
const kept = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'fbclid', 'ttclid']
const value = /^[\w.~ -]{1,400}$/

/** The address of a page of the shop as an advertiser may know it; `undefined` for any other. */
export function shopPage(origin: string, given: string): string | undefined {
  const url = URL.canParse(given, origin) ? new URL(given, origin) : undefined
  if (url?.origin !== origin) return undefined
  // The number of an order below a checkout is left out.
  const path = url.pathname.replace(/(?<=.)\/$/, '').replace(/^(\/checkout\/[a-z]+)\/.*$/, '$1')
  if (!pages.test(path)) return undefined
  const page = new URL(path, origin)
  for (const name of kept) {
    const text = url.searchParams.get(name)
    if (text !== null && value.test(text)) page.searchParams.set(name, text)
  }
  return page.href
}
