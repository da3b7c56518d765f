import { formatMoney } from '@recadinho/i18n/money'
import type { Context } from '../../context.ts'
import { accessTokenFor } from '../orders/access.ts'
import { finishReceipt, findReceiptFacts, insertReceipt, noteFailedTry } from './queries.ts'
import { receiptText } from './receipt-text.ts'

const languageTags = { en: 'en-US', pt: 'pt-BR' } as const

/** Writes the receipt and sends it where there is a mail server. Runs again until that has worked; sends once. */
export async function sendOrderReceipt(ctx: Context, effectId: string, orderId: string): Promise<void> {
  const facts = await findReceiptFacts(ctx.db, effectId)
  if (facts === undefined) return
  const { settings } = await ctx.catalog.snapshot()
  const { locale, currency, total, due_at: dueAt } = facts
  const { subject, body } = receiptText[locale]({
    siteTitle: settings.site_title,
    number: facts.number,
    guardianName: facts.guardian_name,
    packageTitle: facts.package_title[locale],
    total: formatMoney({ amount: total, currency }, languageTags[locale]),
    due: dueAt === null ? '' : dateIn(settings.time_zone, languageTags[locale]).format(dueAt),
    link: orderLink(ctx, orderId),
  })
  const now = ctx.clock.now()
  const message = await insertReceipt(ctx.db, {
    orderId,
    recipient: facts.guardian_email,
    subject,
    body,
    now,
  })
  if (ctx.mailer && message.state !== 'sent') {
    try {
      const messageId = `<${message.id}@${new URL(ctx.config.publicOrigin).hostname}>`
      await ctx.mailer.send({ to: facts.guardian_email, subject, text: body, messageId })
    } catch (error) {
      await noteFailedTry(ctx.db, message.id, codeOf(error))
      throw error
    }
  }
  await finishReceipt(ctx.db, {
    effectId,
    messageId: message.id,
    orderId,
    state: ctx.mailer ? 'sent' : 'queued',
    now,
  })
  ctx.events.record('receipt_written', { orderId })
}

/** The order's private link (O5.2). */
export function orderLink(ctx: Pick<Context, 'config'>, orderId: string): string {
  const link = new URL('/order-confirmation', ctx.config.publicOrigin)
  link.searchParams.set('order', orderId)
  link.searchParams.set('token', accessTokenFor(ctx.config.linkSecret, orderId))
  return link.toString()
}

const dateIn = (timeZone: string, languageTag: string) =>
  new Intl.DateTimeFormat(languageTag, { timeZone, dateStyle: 'long', timeStyle: 'short' })

/** A mail server's own words can quote the address. */
const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
