import { barePath, publicPages } from '../../shop-pages.ts'

/** Their URLs reveal nothing about an order or a gift. */
const pages = new Set<string>(publicPages)

/** The parameters that say where a visitor came from, set by the shop's own advertisements. */
const kept = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'fbclid', 'ttclid']
const value = /^[\w.~ -]{1,400}$/

/** The URL of a page of the shop in the form that an advertiser may see; `undefined` for all other pages. */
export function shopPage(origin: string, given: string): string | undefined {
  const url = URL.canParse(given, origin) ? new URL(given, origin) : undefined
  if (url?.origin !== origin) return undefined
  const path = barePath(url.pathname)
  if (!pages.has(path)) return undefined
  const page = new URL(path, origin)
  for (const name of kept) {
    const text = url.searchParams.get(name)
    if (text !== null && value.test(text)) page.searchParams.set(name, text)
  }
  return page.href
}
