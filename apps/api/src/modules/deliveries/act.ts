import type { AuditAction } from '@recadinho/contracts/audit'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import { checkVersion, illegal } from '../orders/refusals.ts'
import { withOrder, type StaffRequest } from '../admin-orders/service.ts'
import { orderLinkEvent } from '../emails/order-link.ts'
import { hashLinkToken, linkTokenFor } from '../orders/link-token.ts'
import type { OrderRow } from '../orders/queries.ts'
import { searchTextOf } from '../orders/search-text.ts'
import { changeOrder, type ChangedBy } from '../orders/write.ts'
import { problemOf, start, timeLine } from './deliver.ts'
import { isAccepted } from './outcome.ts'
import {
  findAttempt,
  findFacts,
  insertAttempt,
  listAttempts,
  lockDelivery,
  supersedeChats,
  updateAttempt,
  updateDelivery,
  type AttemptRow,
  type DeliveryRow,
  type Facts,
} from './queries.ts'
import { lineOf, applyOutcome, writeNews } from './apply.ts'

/** Acts on the delivery of an order's newest video, under a lock. */
const withDelivery = (
  ctx: Context,
  request: StaffRequest,
  action: AuditAction,
  work: (
    tx: Tx,
    found: { delivery: DeliveryRow; attempts: AttemptRow[]; order: OrderRow },
    by: ChangedBy,
  ) => Promise<void>,
) =>
  withOrder(ctx, request, action, async (tx, order, by) => {
    checkVersion(order, request.version)
    const facts = await findFacts(tx, order.id)
    const delivery = facts?.delivery_id ? await lockDelivery(tx, facts.delivery_id) : undefined
    if (delivery === undefined) throw illegal(order)
    await work(tx, { delivery, attempts: await listAttempts(tx, delivery.id), order }, by)
    return true
  })

/** D8: sends a scheduled delivery now. */
export const sendNow = (ctx: Context, request: StaffRequest) =>
  withDelivery(ctx, request, 'delivery.started', async (tx, { delivery, order }, by) => {
    const facts = await findFacts(tx, order.id)
    if (delivery.state !== 'scheduled' || !facts || problemOf(facts, by.now) !== null) throw illegal(order)
    await updateDelivery(tx, delivery.id, { deliver_at: by.now, time_zone: null })
    await start(ctx, tx, delivery, facts, by)
  })

export const cancelDelivery = (ctx: Context, request: StaffRequest) =>
  withDelivery(ctx, request, 'delivery.cancelled', async (tx, { delivery, order }, by) => {
    if (delivery.state !== 'scheduled') throw illegal(order)
    await updateDelivery(tx, delivery.id, { state: 'cancelled', next_poll_at: null })
    await changeOrder(tx, order, { set: {}, events: [timeLine('cancelled', delivery)] }, by)
  })

/** D2: the message that staff send by hand. */
export const handMessage = (attempts: readonly AttemptRow[]): AttemptRow | undefined =>
  attempts.findLast(({ channel, superseded_at: gone }) => channel === 'by_hand' && gone === null)

export const markSent = (ctx: Context, request: StaffRequest) =>
  withDelivery(ctx, request, 'delivery.sent_by_hand', async (tx, { delivery, attempts, order }, by) => {
    const message = handMessage(attempts)
    if (message?.state !== 'queued') throw illegal(order)
    const news = { state: 'sent', at: by.now } as const
    await writeNews(tx, message, news)
    await applyOutcome(ctx, tx, delivery, [lineOf(message, news)], by)
  })

/** D12: staff send the video as a text message, which counts as sent by hand. */
export const sendText = (ctx: Context, request: StaffRequest) =>
  withDelivery(ctx, request, 'delivery.sent_by_hand', async (tx, { delivery, attempts, order }, by) => {
    const facts = await findFacts(tx, order.id)
    if (facts === undefined || !mayText(facts, delivery, attempts, by.now)) throw illegal(order)
    const added = {
      delivery_id: delivery.id,
      channel: 'by_hand',
      fallback: false,
      created_at: by.now,
    } as const
    const message = handMessage(attempts) ?? (await findAttempt(tx, (await insertAttempt(tx, added)).id))
    if (message === undefined) throw illegal(order)
    const news = { state: 'sent', at: by.now } as const
    await writeNews(tx, message, news)
    await applyOutcome(ctx, tx, delivery, [lineOf(message, news)], by)
  })

/** D12: the buyer can open the video, and nothing was sent by hand yet. */
export const mayText = (
  facts: Facts,
  delivery: DeliveryRow | undefined,
  attempts: readonly AttemptRow[],
  now: Date,
): boolean =>
  delivery !== undefined &&
  delivery.state !== 'scheduled' &&
  delivery.state !== 'cancelled' &&
  problemOf(facts, now) === null &&
  handMessage(attempts)?.state !== 'sent'

/** D2: undoes "sent"; if nothing else was sent, the order returns to production. */
export const undoSent = (ctx: Context, request: StaffRequest) =>
  withDelivery(ctx, request, 'delivery.not_sent_by_hand', async (tx, { delivery, attempts, order }, by) => {
    const message = handMessage(attempts)
    if (message?.state !== 'sent') throw illegal(order)
    await updateAttempt(tx, message.id, { state: 'queued', sent_at: null })
    const others = attempts.some((attempt) => attempt.id !== message.id && isAccepted(attempt))
    const reopens = order.status === 'completed' && !others
    await updateDelivery(tx, delivery.id, {
      state: 'to_send',
      ...(others ? {} : { delivered_at: null }),
    })
    const events = [lineOf(message, { state: 'queued' })]
    const back = { machine: 'order', from_state: 'completed', to_state: 'in_production' } as const
    await changeOrder(
      tx,
      order,
      reopens
        ? { set: { status: 'in_production', completed_at: null }, events: [...events, back] }
        : { set: {}, events },
      by,
    )
  })

/** D7: staff record what they did about a buyer who was not reached. */
export const resolveDelivery = (ctx: Context, request: StaffRequest, reason: string) =>
  withDelivery(ctx, request, 'delivery.resolved', async (tx, { delivery, order }, by) => {
    if (delivery.state !== 'not_reached') throw illegal(order)
    await updateDelivery(tx, delivery.id, { state: 'resolved' })
    const event = { machine: 'message', to_state: 'resolved', reason } as const
    await changeOrder(tx, order, { set: {}, events: [event] }, by)
  })

/** D9: corrects the number. Links that may have reached a stranger are revoked; the buyer gets a new one by email. */
export const correctNumber = (ctx: Context, request: StaffRequest, number: string) =>
  withOrder(ctx, request, 'order.number_corrected', async (tx, order, by) => {
    const facts = await findFacts(tx, order.id)
    if (facts === undefined) throw new AppError('not_found', 'No such order')
    if (facts.whatsapp_number === number) return false
    checkVersion(order, request.version)
    if (!mayCorrectNumber(order)) throw illegal(order)
    const delivery = facts.delivery_id ? await lockDelivery(tx, facts.delivery_id) : undefined
    const attempts = delivery ? await listAttempts(tx, delivery.id) : []
    const leaked =
      facts.link_token_hash !== null &&
      attempts.some(({ channel, state }) => channel !== 'email' && state !== 'queued' && state !== 'failed')
    const generation = facts.link_generation + 1
    const hash = hashLinkToken(linkTokenFor(ctx.config.linkSecret, order.id, generation))
    const set = {
      whatsapp_number: number,
      details_version: facts.details_version + 1,
      search_text: searchTextOf({ ...facts, whatsapp_number: number }),
      ...(leaked ? { link_generation: generation, link_token_hash: hash } : {}),
    }
    const event = { machine: 'correction', to_state: 'whatsappNumber' } as const
    const outbox = leaked ? [orderLinkEvent(order.id, `number:${generation}`)] : []
    await changeOrder(tx, order, { set, events: [event], outbox }, by)
    if (delivery === undefined) return true
    await supersedeChats(tx, order.id, by.now)
    const open = delivery.state === 'waiting' || delivery.state === 'delivered'
    if (open && attempts.some(({ channel }) => channel !== 'email'))
      await applyOutcome(ctx, tx, delivery, [], by)
    return true
  })

export const mayCorrectNumber = (order: Pick<OrderRow, 'status' | 'details_erased_at'>): boolean =>
  (order.status === 'in_production' || order.status === 'completed') && order.details_erased_at === null
