import type { NewOutboxEvent } from '../outbox/write.ts'

export const metaPurchaseKind = 'meta_purchase'
export const tiktokPurchaseKind = 'tiktok_purchase'
export const purchaseKinds = [metaPurchaseKind, tiktokPurchaseKind] as const

/**
 * C5: the outbox events that report an order's sale, one per advertiser, whether or not its buyer returns to the page.
 */
export const purchaseEvents = (orderId: string): NewOutboxEvent[] =>
  purchaseKinds.map((kind) => ({ kind, dedupeKey: orderId, payload: {}, orderId }))
