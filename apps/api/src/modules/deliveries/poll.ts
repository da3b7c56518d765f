import type { AttemptState } from '@recadinho/contracts/deliveries'
import type { Context } from '../../context.ts'
import { drain } from '../../jobs/drain.ts'
import { noteText } from '../chats/note.ts'
import { systemActor } from '../orders/actor.ts'
import { changeOrder, transactOnOrder } from '../orders/write.ts'
import { claimStatuses, deleteStatus } from '../whatsapp/status-queries.ts'
import { problemOf, start } from './deliver.ts'
import { claimDeadAttempts, claimDue } from './poll-queries.ts'
import { findFacts, lockDelivery, updateDelivery } from './queries.ts'
import { noteAttempt, applyOutcome } from './apply.ts'

/** How many rows are claimed at once. */
const batch = 50

/** D4: applies stored statuses. */
export const applyStatuses = (ctx: Context): Promise<void> =>
  drain(ctx, {
    batch,
    claim: () => claimStatuses(ctx.db, ctx.clock.now(), batch),
    async work({ id, attempt_id: attempt, text_id: text, message_id: messageId, status, error, at }) {
      const news = { state: status as AttemptState, at, messageId, error } // stored by `statusesIn`
      if (attempt !== null) await noteAttempt(ctx, attempt, news)
      else if (text !== null) await noteText(ctx, text, news)
      else ctx.events.record('whatsapp_status_unmatched')
      await deleteStatus(ctx.db, id)
      return true
    },
  })

/** Records messages that the outbox gave up. */
export const pollDeadAttempts = (ctx: Context): Promise<void> =>
  drain(ctx, {
    batch,
    claim: () => claimDeadAttempts(ctx.db, ctx.clock.now(), batch),
    async work({ id, reason, error }) {
      const state = reason === 'outcome_unknown' ? 'unknown' : 'failed'
      await noteAttempt(ctx, id, { state, at: ctx.clock.now(), error: error ?? reason })
      return true
    },
  })

/** Starts scheduled deliveries, and checks those that wait for proof. */
export const pollDeliveries = (ctx: Context): Promise<void> =>
  drain(ctx, {
    batch,
    claim: () => claimDue(ctx.db, ctx.clock.now(), batch),
    async work({ id }) {
      await checkDelivery(ctx, id)
      return true
    },
  })

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
