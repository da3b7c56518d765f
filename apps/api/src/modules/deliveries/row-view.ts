import type { Locale } from '@recadinho/contracts/common'
import type { DeliveryRow } from '@recadinho/contracts/deliveries'
import type { Context } from '../../context.ts'
import { videoLink } from '../emails/private-link.ts'
import { handLinksOf } from './hand-link.ts'
import type { ListedDelivery } from './list-queries.ts'

/** A row of the lists, with the link and text for sending by hand if that is the next step. */
export function rowView(
  ctx: Context,
  { siteTitle, texts }: { siteTitle: string; texts: Record<Locale, string> },
  row: ListedDelivery,
): DeliveryRow {
  const { attempt } = row
  const byHand = attempt?.channel === 'by_hand' && attempt.state === 'queued'
  const link = videoLink(ctx, { id: row.order_id, generation: row.link_generation, locale: row.locale })
  const links = row.link_token_hash === null ? null : handLinksOf(row, siteTitle, link, texts[row.locale])
  const textable = row.state === 'to_send' || row.state === 'not_reached'
  return {
    id: row.id,
    order: {
      id: row.order_id,
      version: row.version,
      number: row.number,
      status: row.status,
      guardianName: row.guardian_name,
      whatsappNumber: row.whatsapp_number,
      dueAt: row.due_at?.toISOString() ?? null,
      onHoldSince: row.on_hold_since?.toISOString() ?? null,
    },
    deliverAt: row.deliver_at.toISOString(),
    timeZone: row.time_zone,
    attempt: attempt && {
      id: attempt.id,
      channel: attempt.channel,
      state: attempt.state,
      fallback: attempt.fallback,
      superseded: attempt.superseded_at !== null,
      error: attempt.error,
      at: new Date(attempt.at).toISOString(),
    },
    handLink: byHand && links ? links.whatsapp : null,
    smsLink: textable && links ? links.sms : null,
    actions: [
      ...(byHand ? ['mark_sent' as const] : []),
      ...(textable && links ? ['send_text' as const] : []),
    ],
  }
}
