import { Uuid } from '@recadinho/contracts/common'
import { Type } from 'typebox'
import type { Context } from '../../context.ts'
import { defineKind } from '../outbox/kind.ts'
import type { NewOutboxEvent } from '../outbox/write.ts'

/** Written as an order's buyer is erased, since the order then no longer knows its session. */
export const sessionErasedEvent = (orderId: string, sessionId: string): NewOutboxEvent => ({
  kind: sessionErased.name,
  dedupeKey: orderId,
  payload: { sessionId },
  orderId,
})

/** E7: the buyer of an order is forgotten: so are the session in which it was placed and the others of that visitor. */
export const sessionErased = defineKind({
  name: 'session_erased',
  label: { en: "Erasure of a buyer's visits", pt: 'Exclusão das visitas de um comprador' },
  payload: Type.Object({ sessionId: Uuid }, { additionalProperties: false }),
  retry: { attempts: 12, firstDelayMs: 5_000, longestDelayMs: 3_600_000 },
  concurrency: 2,
  handle: async ({ tracking: { store } }: Context, { payload: { sessionId } }) =>
    (await store.eraseVisitor(sessionId)) > 0 ? 'done' : 'obsolete',
})
