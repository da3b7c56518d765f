import type { NewOutboxEvent } from '../outbox/write.ts'

export const scriptDraftKind = 'script_draft'

/** Has the configured service draft the text of a paid order as its details are now (W3). */
export const scriptDraftEvent = (orderId: string, detailsVersion: number): NewOutboxEvent => ({
  kind: scriptDraftKind,
  dedupeKey: `${orderId}:${detailsVersion}`,
  payload: {},
  orderId,
})
