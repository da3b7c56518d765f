import type { Config } from '../../config.ts'
import { linkTokenFor } from '../orders/link-token.ts'

/** The order's private link (O5.2). Its secret stands after `#`, which browsers send to no server: no log ever holds it. */
export function orderLink(
  { config }: { config: Pick<Config, 'publicOrigin' | 'linkSecret'> },
  order: { id: string; generation: number },
): string {
  const link = new URL('/order-confirmation', config.publicOrigin)
  link.searchParams.set('order', order.id)
  const token = linkTokenFor(config.linkSecret, order.id, order.generation)
  link.hash = new URLSearchParams({ token }).toString()
  return link.toString()
}
