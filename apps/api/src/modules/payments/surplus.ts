import type { NewOutboxEvent } from '../outbox/write.ts'

/** The outbox kind that requests the refund of a duplicate payment (R9); the refunds module handles it. */
export const surplusRefundKind = 'surplus_refund'

export const surplusRefundEvent = (orderId: string, paymentId: string): NewOutboxEvent => ({
  kind: surplusRefundKind,
  dedupeKey: paymentId,
  payload: { paymentId },
  orderId,
})
