import { isToken, rememberedOrder } from './order-memory.ts'

/**
 * The URL of an order's page. Its token is in the fragment, which browsers send to no server, so no log contains it.
 */
export function orderLink(origin: string, orderId: string, token: string): string {
  const link = new URL('/order-confirmation', origin)
  link.searchParams.set('order', orderId)
  link.hash = tokenHash(token)
  return link.toString()
}

/** The fragment of a link to the order's page, with the token if the visitor has one. */
export const tokenHash = (token: string | undefined): string =>
  token ? new URLSearchParams({ token }).toString() : ''

/** The token in a URL's fragment, with or without `#`. */
export function tokenFromHash(hash: string): string | undefined {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('token')
  return isToken(token) ? token : undefined
}

/** The token with which this page may read an order: from the URL, otherwise from this browser's storage. */
export const tokenFor = (orderId: string, hash: string): string | undefined =>
  tokenFromHash(hash) ?? (rememberedOrder(orderId)?.token || undefined)
