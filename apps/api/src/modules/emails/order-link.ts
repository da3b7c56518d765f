import { NoPayload } from '../outbox/kind.ts'
import type { NewOutboxEvent } from '../outbox/write.ts'
import { orderEmailKind } from './email-kind.ts'
import { orderLinkContent } from './link-contents.ts'
import { textsOf } from './templates/texts.ts'
import { orderLink } from './private-link.ts'

/** The private link, sent to the order's address at the time of sending (L3). `occasion` distinguishes requests. */
export const orderLinkEvent = (orderId: string, occasion: string): NewOutboxEvent => ({
  kind: 'order_link',
  dedupeKey: `${orderId}:${occasion}`,
  supersedeKey: orderId,
  payload: {},
  orderId,
})

export const orderLinkEmail = orderEmailKind({
  name: 'order_link',
  label: { en: 'Private link', pt: 'Link privado' },
  payload: NoPayload,
  concurrency: 3,
  supersedes: true,
  async compose(ctx, order) {
    // Revoked since.
    if (order.link_token_hash === null) return undefined
    const { settings } = await ctx.catalog.snapshot()
    const texts = await textsOf(ctx, ctx.db, 'order_link', order.locale)
    const facts = {
      siteTitle: settings.site_title,
      number: order.number,
      contact: `${ctx.config.publicOrigin}/contact`,
      link: orderLink(ctx, { id: order.id, generation: order.link_generation, locale: order.locale }),
    }
    return { to: order.guardian_email, content: orderLinkContent(order.locale, facts, texts) }
  },
})
