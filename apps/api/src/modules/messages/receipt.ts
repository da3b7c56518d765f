import { formatMoney } from '@recadinho/i18n/money'
import type { Context } from '../../context.ts'
import { codeOf, type Mailer } from './mailer.ts'
import { orderLink } from './order-link.ts'
import {
  failReceipts,
  finishReceipts,
  insertReceipts,
  listReceiptFacts,
  noteFailedTry,
  type ReceiptFacts,
  type ReceiptMessage,
} from './queries.ts'
import { receiptText } from './receipt-text.ts'

const languageTags = { en: 'en-US', pt: 'pt-BR' } as const

/** Writes receipts and sends them where there is a mail server. Runs again until all have worked; each goes out once. */
export async function sendReceipts(ctx: Context, effectIds: readonly string[]): Promise<void> {
  const facts = await listReceiptFacts(ctx.db, effectIds)
  if (facts.length === 0) return
  const { settings } = await ctx.catalog.snapshot()
  const messages = facts.map((each) => messageOf(ctx, each, settings))
  const now = ctx.clock.now()
  const unsent = await insertReceipts(ctx.db, messages, now)
  const failures = ctx.mailer ? await sendAll(ctx, ctx.mailer, unsent, messages) : new Map<string, unknown>()
  const orderIds = facts.map(({ id }) => id).filter((id) => !failures.has(id))
  await finishReceipts(ctx.db, { orderIds, state: ctx.mailer ? 'sent' : 'queued', now })
  for (const orderId of orderIds) ctx.events.record('receipt_written', { orderId })
  const [failure] = failures.values()
  // Without its cause: a mail server's own words can quote the address, and the queue logs what failed.
  if (failures.size > 0) throw new Error(`${failures.size} receipts did not go out: ${codeOf(failure)}`)
}

/** Nobody tries these again but staff, who see them (P5.9). Those of the batch that went out are done. */
export async function giveUpReceipts(ctx: Context, effectIds: readonly string[]): Promise<void> {
  for (const orderId of await failReceipts(ctx.db, effectIds, ctx.clock.now()))
    ctx.events.record('receipt_failed', { orderId })
}

function messageOf(
  ctx: Context,
  facts: ReceiptFacts,
  settings: { site_title: string; time_zone: string },
): ReceiptMessage {
  const { locale, currency, total, due_at: dueAt } = facts
  const text = receiptText[locale]({
    siteTitle: settings.site_title,
    number: facts.number,
    guardianName: facts.guardian_name,
    packageTitle: facts.package_title[locale],
    total: formatMoney({ amount: total, currency }, languageTags[locale]),
    due: dueAt === null ? '' : dateFormat(settings.time_zone, languageTags[locale]).format(dueAt),
    link: orderLink(ctx, { id: facts.id, generation: facts.link_generation }),
  })
  return { order_id: facts.id, recipient: facts.guardian_email, ...text }
}

/** Sends one after the other; answers what failed, by order. */
async function sendAll(
  ctx: Context,
  mailer: Mailer,
  unsent: readonly { id: string; order_id: string }[],
  messages: readonly ReceiptMessage[],
): Promise<Map<string, unknown>> {
  const failures = new Map<string, unknown>()
  const host = new URL(ctx.config.publicOrigin).hostname
  for (const { id, order_id } of unsent) {
    const message = messages.find((each) => each.order_id === order_id)
    if (message === undefined) continue
    try {
      await mailer.send({
        to: message.recipient,
        subject: message.subject,
        text: message.body,
        messageId: `<${id}@${host}>`,
      })
    } catch (error) {
      failures.set(order_id, error)
      await noteFailedTry(ctx.db, id, codeOf(error))
    }
  }
  return failures
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** With the zone's name: the buyer may live in another one than the shop. Making a format costs more than a statement. */
function dateFormat(timeZone: string, languageTag: string): Intl.DateTimeFormat {
  const key = `${timeZone} ${languageTag}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(languageTag, {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'long',
  })
  formats.set(key, made)
  return made
}
