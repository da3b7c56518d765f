import { Type } from 'typebox'
import type { Context } from '../../context.ts'
import { systemActor } from '../orders/actor.ts'
import { canChangeScript } from '../orders/machine.ts'
import { findOrderRow } from '../orders/queries.ts'
import { scriptDraftKind } from '../orders/script-draft-event.ts'
import { findScript, insertScript } from '../orders/scripts.ts'
import { changeOrder, transactOnOrder, type NewOrderEvent } from '../orders/write.ts'
import { defineKind } from '../outbox/kind.ts'
import { findDraftOrder, type DraftOrder } from './queries.ts'
import { serviceLines } from './service-lines.ts'
import type { Written } from './writer.ts'

const retry = { attempts: 3, firstDelayMs: 10_000, longestDelayMs: 60_000 }

/** W3: a paid order's first draft, and one after each correction, by the configured service. */
export const scriptDraft = defineKind({
  name: scriptDraftKind,
  payload: Type.Object({}, { additionalProperties: false }),
  retry,
  concurrency: 2,
  async handle(ctx: Context, { orderId, attempts }, lease) {
    const order = orderId === null ? undefined : await findDraftOrder(ctx.db, orderId)
    if (!ctx.scriptWriter || !order || !isUntouched(order)) return 'obsolete'
    const signal = AbortSignal.any([ctx.shutdown.signal, lease.signal])
    const written = await ctx.scriptWriter.write(order.request, signal)
    if ('fault' in written && attempts < retry.attempts) throw new Error(`No script: ${written.fault}`)
    return (await keep(ctx, order, written)) ? 'done' : 'obsolete'
  },
})

/** The shop's own draft is still what would be said: nobody has written since. */
const isUntouched = (order: DraftOrder) =>
  order.use_ai_voice &&
  order.details_erased_at === null &&
  order.script_author === 'writer' &&
  canChangeScript(order)

/** `false`: staff or the buyer came first. */
const keep = (ctx: Context, before: DraftOrder, written: Written): Promise<boolean> =>
  transactOnOrder(ctx.db, async (tx) => {
    const order = await findOrderRow(tx, before.id)
    const script = await findScript(tx, before.id)
    const same =
      order?.details_version === before.details_version &&
      script.author === 'writer' &&
      canChangeScript(order)
    if (!order || !same) return false
    const { version } = script
    const now = ctx.clock.now()
    const event: NewOrderEvent =
      'fault' in written
        ? {
            machine: 'script',
            to_state: 'fallback',
            cause: { code: 'script_fallback', fault: written.fault },
          }
        : { machine: 'script', from_state: `${version}`, to_state: `${version + 1}` }
    await changeOrder(tx, order, { set: {}, events: [event] }, { actor: systemActor, now })
    if ('text' in written)
      await insertScript(
        tx,
        { orderId: order.id, lines: serviceLines(written.text, before.request), author: 'writer', now },
        before,
      )
    return true
  })
