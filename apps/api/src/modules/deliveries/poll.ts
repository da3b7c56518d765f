import type { AttemptState } from '@recadinho/contracts/deliveries'
import type { Context } from '../../context.ts'
import { noteText } from '../chats/note.ts'
import { systemActor } from '../orders/actor.ts'
import { changeOrder, transactOnOrder } from '../orders/write.ts'
import { deleteStatus, listStatuses } from '../whatsapp/status-queries.ts'
import { problemOf, start } from './deliver.ts'
import { listDeadAttempts, listDue } from './poll-queries.ts'
import { findFacts, lockDelivery, updateDelivery } from './queries.ts'
import { noteAttempt, applyOutcome } from './apply.ts'

/** How many rows are processed at once. */
const batch = 50

/** D4: applies stored statuses. */
export async function applyStatuses(ctx: Context): Promise<void> {
  for (let after = '0', more = true; more && !ctx.shutdown.signal.aborted;) {
    const rows = await listStatuses(ctx.db, { after, limit: batch })
    for (const { id, attempt_id: attempt, text_id: text, message_id: messageId, status, error, at } of rows) {
      after = id
      const news = { state: status as AttemptState, at, messageId, error } // stored by `statusesIn`
      if (attempt !== null) await noteAttempt(ctx, attempt, news)
      else if (text !== null) await noteText(ctx, text, news)
      else ctx.events.record('whatsapp_status_unmatched')
      await deleteStatus(ctx.db, id)
    }
    more = rows.length === batch
  }
}

/** Starts scheduled deliveries, checks those that wait for proof, and records messages that the outbox gave up. */
export async function pollDeliveries(ctx: Context): Promise<void> {
  for (const { id, reason, error } of await listDeadAttempts(ctx.db, batch)) {
    const state = reason === 'outcome_unknown' ? 'unknown' : 'failed'
    await noteAttempt(ctx, id, { state, at: ctx.clock.now(), error: error ?? reason })
  }
  for (const { id } of await listDue(ctx.db, ctx.clock.now(), batch)) await checkDelivery(ctx, id)
}

const checkDelivery = (ctx: Context, id: string): Promise<void> =>
  transactOnOrder(ctx.db, async (tx) => {
    const delivery = await lockDelivery(tx, id)
    if (delivery === undefined) return
    const by = { actor: systemActor, now: ctx.clock.now() }
    if (delivery.state !== 'scheduled') return applyOutcome(ctx, tx, delivery, [], by)
    if (delivery.deliver_at > by.now) return
    const facts = await findFacts(tx, delivery.order_id)
    if (facts === undefined) return
    const problem = problemOf(facts, by.now)
    if (problem === null) return start(ctx, tx, delivery, facts, by)
    // D8: staff see what prevented it; if the order has ended, it is just cancelled.
    const state =
      facts.status === 'in_production' || facts.status === 'completed' ? 'not_reached' : 'cancelled'
    await updateDelivery(tx, id, { state, next_poll_at: null })
    const [channel = 'by_hand'] = delivery.channels
    const cause = { code: 'delivery', channel, error: problem } as const
    await changeOrder(tx, facts, { set: {}, events: [{ machine: 'message', to_state: state, cause }] }, by)
  })
