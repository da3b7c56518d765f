import { Uuid } from '@recadinho/contracts/common'
import { Type } from 'typebox'
import type { Context } from '../../context.ts'
import { sessionErasedKind } from '../orders/session-events.ts'
import { defineKind } from '../outbox/kind.ts'

/** E7: the buyer of an order is forgotten: so are the session in which it was placed and the others of that visitor. */
export const sessionErased = defineKind({
  name: sessionErasedKind,
  label: { en: "Erasure of a buyer's visits", pt: 'Exclusão das visitas de um comprador' },
  payload: Type.Object({ sessionId: Uuid }, { additionalProperties: false }),
  retry: { attempts: 12, firstDelayMs: 5_000, longestDelayMs: 3_600_000 },
  concurrency: 2,
  handle: async ({ tracking: { store } }: Context, { payload: { sessionId } }) =>
    (await store.eraseVisitor(sessionId)) > 0 ? 'done' : 'obsolete',
})
