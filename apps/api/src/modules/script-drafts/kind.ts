import { defineKind, NoPayload } from '../outbox/kind.ts'

/**
 * The release before drafted a paid order's script again. Now the buyer's script stays as it was paid for, so events that
 * are still queued do nothing. Contract: to be removed one release later.
 */
export const scriptDraft = defineKind({
  name: 'script_draft',
  label: { en: 'Draft of a script', pt: 'Rascunho de um roteiro' },
  payload: NoPayload,
  retry: { attempts: 1, firstDelayMs: 1000, longestDelayMs: 1000 },
  concurrency: 1,
  handle: () => Promise.resolve('obsolete'),
})
