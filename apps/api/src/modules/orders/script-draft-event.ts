import type { NewOutboxEvent } from '../outbox/write.ts'

export const scriptDraftKind = 'script_draft'

/** Lets the configured service draft the script of a paid order from its current details (W3). */
export const scriptDraftEvent = (orderId: string, detailsVersion: number): NewOutboxEvent => ({
  kind: scriptDraftKind,
  dedupeKey: `${orderId}:${detailsVersion}`,
  payload: {},
  orderId,
})
