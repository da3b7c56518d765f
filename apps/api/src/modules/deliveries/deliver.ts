import type { DeliverBody, DeliveryChannel, DeliveryProblem } from '@recadinho/contracts/deliveries'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import { checkVersion, illegal } from '../orders/refusals.ts'
import { withOrder, type StaffRequest } from '../admin-orders/service.ts'
import { wantsNoMessages } from '../chats/queries.ts'
import type { OrderRow } from '../orders/queries.ts'
import { changeOrder, type ChangedBy } from '../orders/write.ts'
import type { NewOutboxEvent } from '../outbox/write.ts'
import { stateOf } from '../videos/view.ts'
import { deadlineOf, outcomeOf, unknownMs } from './outcome.ts'
import {
  endEarlier,
  findFacts,
  insertAttempt,
  listAttempts,
  lockDelivery,
  releaseVideo,
  saveDelivery,
  updateDelivery,
  type AttemptRow,
  type DeliveryRow,
  type Facts,
} from './queries.ts'
import { deliveryEvent, lineOf } from './apply.ts'
import { instantIn } from '../../time/zones.ts'

/** How far ahead a delivery can be scheduled, the same as for an occasion's date (O4.7). */
const furthestMs = 367 * 24 * 3_600_000

/** D1: staff deliver an order's newest video, now or at a set time, or send it again. */
export const deliverOrder = (ctx: Context, request: StaffRequest, body: Omit<DeliverBody, 'version'>) =>
  withOrder(ctx, request, body.at ? 'delivery.scheduled' : 'delivery.started', async (tx, order, by) => {
    checkVersion(order, request.version)
    await deliverIn(ctx, tx, order, by, () => ({
      channels: body.channels,
      at: momentOf(body.at, by.now),
      timeZone: body.at?.timeZone ?? null,
    }))
    return true
  })

/** How a video is delivered. Without a time it begins at once. */
export interface Manner {
  channels: readonly DeliveryChannel[]
  at: Date | undefined
  timeZone: string | null
}

/** D1, within a transaction that has just read the order; `manner` gets the open channels, the usual one first. */
export async function deliverIn(
  ctx: Context,
  tx: Tx,
  order: OrderRow,
  by: ChangedBy,
  manner: (open: readonly DeliveryChannel[]) => Manner,
): Promise<void> {
  const facts = await findFacts(tx, order.id)
  const delivery = facts?.delivery_id ? await lockDelivery(tx, facts.delivery_id) : undefined
  const attempts = delivery ? await listAttempts(tx, delivery.id) : []
  const optedOut = facts !== undefined && (await wantsNoMessages(tx, facts))
  const open = openChannels(ctx, attempts, { optedOut, now: by.now })
  const videoId = facts?.video_id ?? null
  const possible = facts && problemOf(facts, by.now) === null && videoId !== null && open.length > 0
  if (!possible) throw illegal(order)
  const { channels, at, timeZone } = manner(open)
  if (channels.some((channel) => !open.includes(channel))) throw illegal(order)
  const row = await saveDelivery(tx, {
    order_id: order.id,
    video_id: videoId,
    state: at === undefined ? 'waiting' : 'scheduled',
    channels: [...channels],
    deliver_at: at ?? by.now,
    time_zone: timeZone,
    due_at: delivery?.delivered_at ? delivery.due_at : promised(facts.due_at, at, by.now),
    next_poll_at: at ?? null,
    now: by.now,
  })
  await endEarlier(tx, order.id, videoId)
  if (at === undefined) await start(ctx, tx, row, facts, by)
  else await changeOrder(tx, order, { set: {}, events: [timeLine('scheduled', row)] }, by)
}

/** Starts a delivery: one message per channel; from now on the buyer can see the video (V1.1). */
export async function start(
  ctx: Context,
  tx: Tx,
  delivery: DeliveryRow,
  order: Facts,
  by: ChangedBy,
): Promise<void> {
  const outbox: NewOutboxEvent[] = []
  const channels = (await wantsNoMessages(tx, order)) ? withoutWhatsapp(delivery.channels) : delivery.channels
  for (const channel of channels) {
    const { id } = await insertAttempt(tx, {
      delivery_id: delivery.id,
      channel,
      fallback: false,
      created_at: by.now,
    })
    if (channel !== 'by_hand') outbox.push(deliveryEvent(channel, id, delivery.order_id))
  }
  const attempts = await listAttempts(tx, delivery.id)
  const state = outcomeOf(attempts, by.now)
  await updateDelivery(tx, delivery.id, {
    state,
    next_poll_at: state === 'waiting' ? deadlineOf(attempts) : null,
  })
  await releaseVideo(tx, delivery.video_id, by.now)
  const events = channels.map((channel) => lineOf({ channel }, { state: 'queued' }))
  await changeOrder(tx, order, { set: {}, events, outbox }, by)
}

/** C5: replaces WhatsApp by email. */
const withoutWhatsapp = (channels: readonly DeliveryChannel[]): DeliveryChannel[] => [
  ...new Set(channels.map((channel) => (channel === 'whatsapp' ? 'email' : channel))),
]

/** What prevents a delivery now (D1). */
export function problemOf(facts: Facts, now: Date): DeliveryProblem | null {
  const made = facts.status === 'completed' || (facts.status === 'in_production' && facts.stage === 'ready')
  if (!made) return 'not_ready'
  if (facts.on_hold_since !== null) return 'on_hold'
  const { video_id: video, expires_at: expires, revoked_at: revoked } = facts
  if (video === null || expires === null) return 'no_video'
  if (stateOf({ expires_at: expires, revoked_at: revoked }, now) !== 'ready') return 'no_video'
  return facts.link_token_hash === null ? 'link_revoked' : null
}

/**
 * Channels that are configured, that the buyer accepts (C5), and on which no message is pending: nothing is sent twice
 * blindly (D3).
 */
export function openChannels(
  ctx: Pick<Context, 'whatsapp' | 'mailer'>,
  attempts: readonly AttemptRow[],
  { optedOut, now }: { optedOut: boolean; now: Date },
): DeliveryChannel[] {
  const busy = (channel: DeliveryChannel) => {
    const last = attempts.findLast((attempt) => attempt.channel === channel)
    if (last?.state === 'unknown')
      return now.getTime() - (last.sent_at ?? last.created_at).getTime() < unknownMs
    return last?.state === 'queued'
  }
  const configured: DeliveryChannel[] = ctx.whatsapp ? ['whatsapp', 'email', 'by_hand'] : ['by_hand', 'email']
  const offered: DeliveryChannel[] = optedOut ? ['email', 'by_hand'] : configured
  return offered.filter((channel) => !busy(channel))
}

/** D8: the scheduled time, given in the buyer's zone; `undefined` for now. */
function momentOf(at: DeliverBody['at'], now: Date): Date | undefined {
  if (at === undefined) return undefined
  const moment = instantIn(at.timeZone, at.day, at.time)
  const ahead = moment === undefined ? NaN : moment.getTime() - now.getTime()
  if (ahead > 0 && ahead < furthestMs) return moment
  const issues = [{ path: 'body/at', message: 'must be a moment within the next year' }]
  throw new AppError('validation_failed', 'The moment is not in the next year', { issues })
}

/** D5: a video that was ready in time and waits for a scheduled time is due at that time. */
const promised = (due: Date | null, at: Date | undefined, now: Date): Date | null =>
  due !== null && at !== undefined && now <= due && at > due ? at : due

/** A timeline entry about the scheduled time of a delivery. */
export const timeLine = (
  to: 'scheduled' | 'cancelled',
  { deliver_at: at, time_zone: timeZone }: DeliveryRow,
) =>
  ({
    machine: 'message',
    to_state: to,
    cause: { code: 'delivery_time', at: at.toISOString(), timeZone },
  }) as const
