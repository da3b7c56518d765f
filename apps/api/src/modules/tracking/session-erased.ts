import { Uuid } from '@recadinho/contracts/common'
import { Type } from 'typebox'
import type { Context } from '../../context.ts'
import { defineKind } from '../outbox/kind.ts'
import type { NewOutboxEvent } from '../outbox/write.ts'
import { tracking } from './tracking.ts'

/** Written when an order's buyer is erased, because the order then no longer has its session's id. */
export const sessionErasedEvent = (orderId: string, sessionId: string): NewOutboxEvent => ({
  kind: sessionErased.name,
  dedupeKey: orderId,
  payload: { sessionId },
  orderId,
})

/** E7: erases the session in which an order was placed, and the visitor's other sessions. */
export const sessionErased = defineKind({
  name: 'session_erased',
  label: { en: "Erasure of a buyer's visits", pt: 'Exclusão das visitas de um comprador' },
  payload: Type.Object({ sessionId: Uuid }, { additionalProperties: false }),
  retry: { attempts: 12, firstDelayMs: 5_000, longestDelayMs: 3_600_000 },
  concurrency: 2,
  handle: async (ctx: Context, { payload: { sessionId } }) =>
    (await tracking(ctx).store.eraseVisitor(sessionId)) > 0 ? 'done' : 'obsolete',
})
