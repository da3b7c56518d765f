import type { Order } from '@recadinho/contracts/orders'
import { isToken, rememberedOrder } from './order-memory.ts'

/**
 * The URL of an order's page, in the order's language on any device. Its token is in the fragment, which browsers send to no server, so no log contains it.
 */
export function orderLink(
  origin: string,
  { id, locale }: Pick<Order, 'id' | 'locale'>,
  token: string,
): string {
  const link = new URL('/order-confirmation', origin)
  link.searchParams.set('order', id)
  link.searchParams.set('lang', locale)
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
