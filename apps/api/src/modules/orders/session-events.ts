import type { NewOutboxEvent } from '../outbox/write.ts'

export const sessionPaidKind = 'session_paid'
export const sessionErasedKind = 'session_erased'

/** Has the session in which an order was placed counted as one that paid. */
export const sessionPaidEvent = (orderId: string, sessionId: string, now: Date): NewOutboxEvent => ({
  kind: sessionPaidKind,
  dedupeKey: orderId,
  payload: { sessionId, at: now.toISOString() },
  orderId,
})

/** Has the visits of an order's buyer forgotten, which may be kept in another database. */
export const sessionErasedEvent = (orderId: string, sessionId: string): NewOutboxEvent => ({
  kind: sessionErasedKind,
  dedupeKey: orderId,
  payload: { sessionId },
  orderId,
})
