import { isToken, rememberedOrder } from './order-memory.ts'

/** The page of an order. Its token is in the fragment, which browsers send to no server, so no log contains it. */
export function orderLink(origin: string, orderId: string, token: string): string {
  const link = new URL('/order-confirmation', origin)
  link.searchParams.set('order', orderId)
  link.hash = tokenHash(token)
  return link.toString()
}

/** The hash of a link to a page of the order, for a reader who came by its token. */
export const tokenHash = (token: string | undefined): string =>
  token ? new URLSearchParams({ token }).toString() : ''

/** The token of an address's fragment, with or without its `#`. */
export function tokenFromHash(hash: string): string | undefined {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('token')
  return isToken(token) ? token : undefined
}

/** The token with which this page may read an order: the address's, otherwise this browser's. */
export const tokenFor = (orderId: string, hash: string): string | undefined =>
  tokenFromHash(hash) ?? (rememberedOrder(orderId)?.token || undefined)
