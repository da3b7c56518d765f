import type { NewOutboxEvent } from '../outbox/write.ts'

export const metaPurchaseKind = 'meta_purchase'
export const tiktokPurchaseKind = 'tiktok_purchase'
export const purchaseKinds = [metaPurchaseKind, tiktokPurchaseKind] as const

/** C5: an order's sale, once for each advertiser, whether or not its buyer comes back. */
export const purchaseEvents = (orderId: string): NewOutboxEvent[] =>
  purchaseKinds.map((kind) => ({ kind, dedupeKey: orderId, payload: {}, orderId }))
