import type { PayLink } from '@recadinho/contracts/phone-orders'
import { fillTemplate } from '@recadinho/contracts/message-texts'
import { languageTag } from '@recadinho/i18n/locales'
import { formatMoney } from '@recadinho/i18n/money'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { ClaimRequest } from '../admin-orders/claims.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { payLink } from '../emails/private-link.ts'
import { emailLink } from '../emails/request-link.ts'
import { textsOf } from '../emails/templates/texts.ts'
import { findOrder, type OrderWithParts } from '../orders/queries.ts'

/** O12.3: the page where the buyer pays, and the message with its link. */
export async function readPayLink(ctx: Context, orderId: string): Promise<PayLink> {
  const order = await payable(ctx, orderId)
  // The link was revoked, or the number was erased.
  if (order.link_token_hash === null || order.details_erased_at !== null) return { url: null, whatsapp: null }
  const url = payLink(ctx, { id: order.id, generation: order.link_generation, locale: order.locale })
  return { url, whatsapp: await whatsappLink(ctx, order, url) }
}

/** O12.4: emails the order's private link, under the limits of L1. */
export async function mailPayLink(ctx: Context, request: ClaimRequest, network: string): Promise<void> {
  const { orderId, staff, requestId } = request
  await payable(ctx, orderId)
  await emailLink(ctx, orderId, network)
  await insertAuditEntry(ctx.db, {
    at: ctx.clock.now(),
    staffId: staff.id,
    action: 'order.link_sent',
    subject: `orders/${orderId}`,
    requestId,
  })
}

/** Only while the order is unpaid: later links belong to the delivery. */
async function payable(ctx: Context, id: string): Promise<OrderWithParts> {
  const order = await findOrder(ctx.db, id)
  if (order === undefined) throw new AppError('not_found', 'No such order')
  const { status } = order
  if (status !== 'pending' && status !== 'expired')
    throw new AppError('order_not_payable', 'The order does not wait for its money', { status })
  return order
}

/** Without data about the child. */
async function whatsappLink(ctx: Context, order: OrderWithParts, link: string): Promise<string> {
  const { locale, number, total, currency } = order
  const { text: template } = await textsOf(ctx, ctx.db, 'pay_link', locale)
  const { settings } = await ctx.catalog.snapshot()
  const text = fillTemplate(template, {
    siteTitle: settings.site_title,
    total: formatMoney({ amount: total, currency }, languageTag[locale]),
    number,
    link,
  })
  return `https://wa.me/${order.whatsapp_number}?text=${encodeURIComponent(text)}`
}
