import type { NewOutboxEvent } from '../outbox/write.ts'

export const sessionPaidKind = 'session_paid'
export const sessionErasedKind = 'session_erased'

/** Marks the session in which an order was placed as converted. */
export const sessionPaidEvent = (orderId: string, sessionId: string, now: Date): NewOutboxEvent => ({
  kind: sessionPaidKind,
  dedupeKey: orderId,
  payload: { sessionId, at: now.toISOString() },
  orderId,
})

/** Erases the tracking data of an order's buyer, which may be in another database. */
export const sessionErasedEvent = (orderId: string, sessionId: string): NewOutboxEvent => ({
  kind: sessionErasedKind,
  dedupeKey: orderId,
  payload: { sessionId },
  orderId,
})
