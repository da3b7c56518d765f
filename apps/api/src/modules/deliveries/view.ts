import type { DeliveryAction, DeliveryAttempt, OrderDelivery } from '@recadinho/contracts/deliveries'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { wantsNoMessages } from '../chats/queries.ts'
import { videoLink } from '../emails/private-link.ts'
import { textsOf } from '../emails/templates/texts.ts'
import { handMessage, mayCorrectNumber, mayText } from './act.ts'
import { openChannels, problemOf } from './deliver.ts'
import { handLinksOf } from './hand-link.ts'
import {
  findDelivery,
  findFacts,
  listAttempts,
  type AttemptRow,
  type DeliveryRow,
  type Facts,
} from './queries.ts'
import { timeZonesOf } from '../../time/zones.ts'

/** The delivery of an order's video as staff see it. */
export async function readDelivery(ctx: Context, orderId: string): Promise<OrderDelivery> {
  const facts = await findFacts(ctx.db, orderId)
  if (facts === undefined) throw new AppError('not_found', 'No such order')
  const delivery = facts.delivery_id ? await findDelivery(ctx.db, facts.delivery_id) : undefined
  const attempts = delivery ? await listAttempts(ctx.db, delivery.id) : []
  const { settings } = await ctx.catalog.snapshot()
  const now = ctx.clock.now()
  const optedOut = await wantsNoMessages(ctx.db, facts)
  const channels = openChannels(ctx, attempts, { optedOut, now })
  const { text } = await textsOf(ctx, ctx.db, 'video_by_hand', facts.locale)
  const problem = problemOf(facts, now) ?? (channels.length === 0 ? 'sending' : null)
  const isOpen = facts.video_id !== null && (facts.released_at !== null || facts.status === 'completed')
  const link =
    isOpen && facts.link_token_hash !== null
      ? videoLink(ctx, { id: facts.id, generation: facts.link_generation, locale: facts.locale })
      : null
  const links = link === null ? null : handLinksOf(facts, settings.site_title, link, text)
  const textable = mayText(facts, delivery, attempts, now)
  return {
    version: facts.version,
    actions: actionsOf(facts, delivery, attempts, { deliverable: problem === null, textable }),
    problem,
    channels,
    optedOut,
    delivery: delivery ? deliveryOf(delivery, attempts) : null,
    link,
    handLink: links?.whatsapp ?? null,
    smsLink: links?.sms ?? null,
    whatsappNumber: facts.whatsapp_number,
    guardianEmail: facts.guardian_email,
    timeZones: timeZonesOf(facts, settings.time_zone),
  }
}

const deliveryOf = (row: DeliveryRow, attempts: readonly AttemptRow[]): OrderDelivery['delivery'] => ({
  state: row.state,
  channels: row.channels,
  deliverAt: row.deliver_at.toISOString(),
  timeZone: row.time_zone,
  deliveredAt: row.delivered_at?.toISOString() ?? null,
  promiseKept: row.delivered_at === null || row.due_at === null ? null : row.delivered_at <= row.due_at,
  attempts: attempts.map((attempt) => attemptView(attempt)).reverse(),
})

const attemptView = (row: AttemptRow): DeliveryAttempt => ({
  id: row.id,
  channel: row.channel,
  state: row.state,
  fallback: row.fallback,
  superseded: row.superseded_at !== null,
  error: row.error,
  at: (row.read_at ?? row.delivered_at ?? row.failed_at ?? row.sent_at ?? row.created_at).toISOString(),
})

function actionsOf(
  facts: Facts,
  delivery: DeliveryRow | undefined,
  attempts: readonly AttemptRow[],
  { deliverable, textable }: { deliverable: boolean; textable: boolean },
): DeliveryAction[] {
  const byHand = handMessage(attempts)?.state
  const scheduled = delivery?.state === 'scheduled'
  const possible: Record<DeliveryAction, boolean> = {
    deliver: deliverable,
    send_now: scheduled && deliverable,
    cancel: scheduled,
    mark_sent: byHand === 'queued',
    send_text: textable,
    undo_sent: byHand === 'sent',
    resolve: delivery?.state === 'not_reached',
    correct_number: mayCorrectNumber(facts),
  }
  return (Object.keys(possible) as DeliveryAction[]).filter((action) => possible[action]) // the record names exactly these
}
