import type { Locale } from '@recadinho/contracts/common'
import type { Config } from '../../config.ts'
import { linkTokenFor } from '../orders/link-token.ts'

interface LinkContext {
  config: Pick<Config, 'publicOrigin' | 'linkSecret'>
}

interface LinkedOrder {
  id: string
  generation: number
  locale: Locale
}

/**
 * The order's private link (O5.2), in the order's language on any device. The secret follows `#`, which browsers do not
 * send to servers, so that no log contains it.
 */
export const orderLink = (ctx: LinkContext, order: LinkedOrder): string =>
  `${ctx.config.publicOrigin}/order-confirmation?order=${linkSuffix(ctx, order)}`

/** The page where the buyer pays, in the order's language on any device; opened by the same secret. */
export const payLink = (ctx: LinkContext, order: LinkedOrder): string =>
  `${ctx.config.publicOrigin}/checkout?order=${linkSuffix(ctx, order)}`

/** The page where the buyer sees the video, in the order's language on any device; opened by the same secret. */
export const videoLink = (ctx: LinkContext, order: LinkedOrder): string =>
  `${ctx.config.publicOrigin}/video?order=${linkSuffix(ctx, order)}`

/** What follows `?order=` in those URLs; WhatsApp's link button combines the two. */
export const linkSuffix = ({ config }: LinkContext, { id, generation, locale }: LinkedOrder): string =>
  `${id}&lang=${locale}#token=${linkTokenFor(config.linkSecret, id, generation)}`
