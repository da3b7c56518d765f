import type { NewOutboxEvent } from '../outbox/write.ts'

export const sessionPaidKind = 'session_paid'

/** Has the session in which an order was placed counted as one that paid. */
export const sessionPaidEvent = (orderId: string, sessionId: string, now: Date): NewOutboxEvent => ({
  kind: sessionPaidKind,
  dedupeKey: orderId,
  payload: { sessionId, at: now.toISOString() },
  orderId,
})
