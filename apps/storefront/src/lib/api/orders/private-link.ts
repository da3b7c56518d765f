import { isToken, rememberedOrder } from './order-memory.ts'

/** The page of an order. Its secret stands after `#`, which browsers send to no server, so no log ever holds it. */
export function privateLink(origin: string, orderId: string, token: string): string {
  const link = new URL('/order-confirmation', origin)
  link.searchParams.set('order', orderId)
  link.hash = new URLSearchParams({ token }).toString()
  return link.toString()
}

/** The secret of an address's fragment, with or without its `#`. */
export function tokenFromHash(hash: string): string | undefined {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('token')
  return isToken(token) ? token : undefined
}

/** The secret by which this page may read an order: the address's, else the one that this browser was given. */
export const tokenFor = (orderId: string, hash: string): string | undefined =>
  tokenFromHash(hash) ?? (rememberedOrder(orderId)?.token || undefined)
