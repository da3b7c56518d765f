import { Email } from '@recadinho/contracts/common'
import { Type } from 'typebox'
import type { NewOutboxEvent } from '../outbox/write.ts'
import { orderEmailKind } from './email-kind.ts'
import { addressChangedContent } from './link-contents.ts'
import { textsOf } from './templates/texts.ts'

export interface AddressChange {
  orderId: string
  /** The version of the order's details that changed the address. */
  detailsVersion: number
  oldAddress: string
}

/** Notifies an order's old address that it gets no more emails (O7.5). */
export const addressChangedEvent = ({
  orderId,
  detailsVersion,
  oldAddress,
}: AddressChange): NewOutboxEvent => ({
  kind: 'address_changed',
  dedupeKey: `${orderId}:${detailsVersion}`,
  payload: { oldAddress },
  orderId,
})

export const addressChanged = orderEmailKind({
  name: 'address_changed',
  label: { en: 'Notice to the previous email address', pt: 'Aviso para o endereço de e-mail anterior' },
  payload: Type.Object({ oldAddress: Email }, { additionalProperties: false }),
  concurrency: 1,
  async compose(ctx, order, { oldAddress }) {
    const { settings } = await ctx.catalog.snapshot()
    const texts = await textsOf(ctx, ctx.db, 'address_changed', order.locale)
    const facts = {
      siteTitle: settings.site_title,
      number: order.number,
      contact: `${ctx.config.publicOrigin}/contact`,
    }
    return { to: oldAddress, content: addressChangedContent(order.locale, facts, texts) }
  },
})
