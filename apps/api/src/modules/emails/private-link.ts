import type { Locale } from '@recadinho/contracts/common'
import type { Config } from '../../config.ts'
import { linkTokenFor } from '../orders/link-token.ts'

interface LinkContext {
  config: Pick<Config, 'publicOrigin' | 'linkSecret'>
}

interface LinkedOrder {
  id: string
  generation: number
}

interface OrderWithLanguage extends LinkedOrder {
  locale: Locale
}

/** The order's private link (O5.2). Its secret stands after `#`, which browsers send to no server: no log ever holds it. */
export function orderLink({ config }: LinkContext, order: LinkedOrder): string {
  const link = new URL('/order-confirmation', config.publicOrigin)
  link.searchParams.set('order', order.id)
  const token = linkTokenFor(config.linkSecret, order.id, order.generation)
  link.hash = new URLSearchParams({ token }).toString()
  return link.toString()
}

/** Where the buyer sees the video, in the order's language on any device; opened by the same secret. */
export const videoLink = (ctx: LinkContext, order: OrderWithLanguage): string =>
  `${ctx.config.publicOrigin}/video?order=${videoLinkSuffix(ctx, order)}`

/** What follows the base address of WhatsApp's link button: `…/video?order=`. */
export const videoLinkSuffix = (
  { config }: LinkContext,
  { id, generation, locale }: OrderWithLanguage,
): string => `${id}&lang=${locale}#token=${linkTokenFor(config.linkSecret, id, generation)}`
