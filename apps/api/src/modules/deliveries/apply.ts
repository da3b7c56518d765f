import type { AttemptState, DeliveryCause } from '@recadinho/contracts/deliveries'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { afterCommit } from '../../db/transaction.ts'
import { systemActor } from '../orders/actor.ts'
import { canMoveOrder, factsOf } from '../orders/machine.ts'
import { findOrderRow } from '../orders/queries.ts'
import {
  appendOrderEvents,
  changeOrder,
  transactOnOrder,
  type ChangedBy,
  type NewOrderEvent,
} from '../orders/write.ts'
import { insertOutboxEvents } from '../outbox/write.ts'
import { outranks } from '../whatsapp/webhook.ts'
import { deadlineOf, isAccepted, outcomeOf } from './outcome.ts'
import {
  findAttempt,
  insertAttempt,
  listAttempts,
  lockDelivery,
  updateAttempt,
  updateDelivery,
  type AttemptRow,
  type DeliveryRow,
} from './queries.ts'

export interface AttemptNews {
  state: AttemptState
  at: Date
  /** WhatsApp's id of the message. */
  messageId?: string
  /** Why it failed. */
  error?: string | null
}

/** Records a message's state, and what follows from it. A state of no higher rank changes nothing (D4). */
export const noteAttempt = (
  ctx: Context,
  id: string,
  news: AttemptNews,
  by: ChangedBy = { actor: systemActor, now: ctx.clock.now() },
): Promise<void> =>
  transactOnOrder(ctx.db, async (tx) => {
    const known = await findAttempt(tx, id)
    const delivery = known && (await lockDelivery(tx, known.delivery_id))
    // Read again, now under the lock.
    const attempt = delivery && (await findAttempt(tx, id))
    if (attempt === undefined || delivery === undefined) return
    if (!outranks(news.state, attempt.state)) {
      if (news.messageId && attempt.message_id === null)
        await updateAttempt(tx, id, { message_id: news.messageId })
      return
    }
    await writeNews(tx, attempt, news)
    await applyOutcome(ctx, tx, delivery, [lineOf(attempt, news)], by)
  })

export const writeNews = (tx: Tx, attempt: AttemptRow, { state, at, messageId, error }: AttemptNews) =>
  updateAttempt(tx, attempt.id, {
    state,
    ...(messageId === undefined ? {} : { message_id: messageId }),
    ...(state === 'failed' ? { failed_at: at, error: error ?? null } : {}),
    ...(state === 'read' ? { read_at: at } : {}),
    ...(state === 'read' || state === 'delivered' ? { delivered_at: attempt.delivered_at ?? at } : {}),
    ...(state === 'failed' ? {} : { sent_at: attempt.sent_at ?? at }),
  })

export const lineOf = (
  { channel }: Pick<AttemptRow, 'channel'>,
  { state, error }: Pick<AttemptNews, 'state' | 'error'>,
): NewOrderEvent => ({
  machine: 'message',
  to_state: state,
  cause: { code: 'delivery', channel, ...(error ? { error } : {}) },
})

/**
 * Updates a delivery, whose row the caller has locked, and its order from its messages: the first message accepted by a
 * channel completes the order (D5), and the first sign that the buyer was not reached sends the fallback (D7).
 */
export async function applyOutcome(
  ctx: Context,
  tx: Tx,
  delivery: DeliveryRow,
  lines: readonly NewOrderEvent[],
  by: ChangedBy,
): Promise<void> {
  const attempts = await listAttempts(tx, delivery.id)
  const outcome = outcomeOf(attempts, by.now)
  const state = delivery.state === 'resolved' && outcome === 'not_reached' ? 'resolved' : outcome
  const accepted = attempts.find(isAccepted)
  const deliveredAt = delivery.delivered_at ?? accepted?.sent_at ?? null
  await updateDelivery(tx, delivery.id, {
    state,
    delivered_at: deliveredAt,
    next_poll_at: state === 'waiting' ? deadlineOf(attempts) : null,
  })
  const events = [...lines]
  if (state === 'not_reached' && delivery.state !== 'not_reached') {
    events.push({ machine: 'message', to_state: 'not_reached', actor: systemActor })
    if (attempts.every(({ channel }) => channel !== 'email'))
      events.push(await fallBack(ctx, tx, delivery, by))
    afterCommit(tx, () => ctx.events.record('delivery_not_reached', { orderId: delivery.order_id }))
  }
  await complete(tx, delivery, deliveredAt, events, by)
}

/** D7: sends the fallback email, once, if WhatsApp did not reach the buyer. */
async function fallBack(
  ctx: Context,
  tx: Tx,
  delivery: DeliveryRow,
  { now }: ChangedBy,
): Promise<NewOrderEvent> {
  const attempt = { delivery_id: delivery.id, channel: 'email', fallback: true, created_at: now } as const
  const { id } = await insertAttempt(tx, attempt)
  await insertOutboxEvents(tx, [deliveryEvent('email', id, delivery.order_id)], now)
  return { ...lineOf(attempt, { state: 'queued' }), actor: systemActor }
}

/** The event that sends a message; its payload holds only the attempt's id (X1). */
export const deliveryEvent = (channel: 'whatsapp' | 'email', attemptId: string, orderId: string) => ({
  kind: `delivery_${channel}`,
  dedupeKey: attemptId,
  payload: { attemptId },
  orderId,
})

async function complete(
  tx: Tx,
  delivery: DeliveryRow,
  deliveredAt: Date | null,
  events: readonly NewOrderEvent[],
  by: ChangedBy,
) {
  const order = await findOrderRow(tx, delivery.order_id)
  const completes =
    order !== undefined && deliveredAt !== null && canMoveOrder(factsOf(order), 'completed', 'system')
  if (!completes)
    return appendOrderEvents(
      tx,
      events.map((event) => ({ ...event, orderId: delivery.order_id })),
      by,
    )
  const completed: NewOrderEvent = {
    machine: 'order',
    from_state: order.status,
    to_state: 'completed',
    cause: promiseOf(delivery, deliveredAt),
  }
  const set = {
    status: 'completed',
    completed_at: by.now,
    on_hold_since: null,
    on_hold_reason: null,
  } as const
  await changeOrder(tx, order, { set, events: [...events, completed] }, by)
}

const promiseOf = ({ due_at: due }: DeliveryRow, deliveredAt: Date): DeliveryCause | null =>
  due === null ? null : { code: 'promise', kept: deliveredAt <= due }
