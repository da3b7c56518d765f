import { Type } from 'typebox'
import { defineKind } from '../outbox/kind.ts'

/**
 * The release before drafted a paid order's script anew. What the buyer saw when paying stays now, so what that release has
 * queued ends here. Contract: to be removed one release later.
 */
export const scriptDraft = defineKind({
  name: 'script_draft',
  payload: Type.Object({}, { additionalProperties: false }),
  retry: { attempts: 1, firstDelayMs: 1000, longestDelayMs: 1000 },
  concurrency: 1,
  handle: () => Promise.resolve('obsolete'),
})
