import type { Context } from '../../context.ts'
import { transact } from '../../db/transaction.ts'
import { defineKind, NoPayload, NotNow } from '../outbox/kind.ts'
import { insertOutboxEvents } from '../outbox/write.ts'
import { filmRenderEvent, filmSpeechKind, speechSaid } from '../speech/film-event.ts'
import { takeOverDraftClips } from '../speech/queries.ts'
import { isPassing, sayLines } from '../speech/speak.ts'
import { retry } from './kind.ts'
import { isWanted } from './order-film.ts'
import { findFilmOrder } from './queries.ts'

/** F5: says what is to be said in an order's film and was not yet, and then has the film made. */
export const filmSpeech = defineKind({
  name: filmSpeechKind,
  label: { en: 'Voice of a film', pt: 'Voz de um filme' },
  payload: NoPayload,
  follows: {
    when: ({ status, details_version: details, revision }) =>
      status !== undefined || details !== undefined || revision !== undefined,
    where: "status = 'in_production'",
  },
  retry,
  worker: 'films',
  concurrency: 1,
  supersedes: true,
  // A line a service, two at once, each at its timeout.
  tryMs: 30 * 60_000,
  async handle(ctx: Context, { id, orderId, attempts }, lease) {
    if (orderId === null || !ctx.config.films.enabled) return 'obsolete'
    const order = await findFilmOrder(ctx.db, orderId)
    if (!isWanted(order)) return 'obsolete'
    await takeOverDraftClips(ctx.db, { id: orderId, draftId: order.idempotency_key })
    const signal = AbortSignal.any([ctx.shutdown.signal, lease.signal])
    const unsaid = await sayLines(ctx, order, signal).catch((error: unknown) => {
      // A restart is nobody's fault.
      if (ctx.shutdown.signal.aborted) throw new NotNow('interrupted', 0)
      // Without its voice the film is made all the same.
      if (lease.signal.aborted || attempts < retry.attempts) throw error
      ctx.events.record('speech_failed', { orderId, reason: 'failed' })
      return []
    })
    for (const reason of new Set(unsaid)) ctx.events.record('speech_failed', { orderId, reason })
    if (unsaid.some(isPassing) && attempts < retry.attempts)
      throw new Error('The voice could not say all lines now')
    await transact(ctx.db, (tx) =>
      insertOutboxEvents(tx, [filmRenderEvent(orderId, speechSaid(id))], ctx.clock.now()),
    )
    return 'done'
  },
})
