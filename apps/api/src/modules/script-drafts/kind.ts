import { defineKind, NoPayload } from '../outbox/kind.ts'

/**
 * The previous release drafted a paid order's script again. The buyer's script is now final when paid, so events still
 * queued do nothing. Contract: remove one release later.
 */
export const scriptDraft = defineKind({
  name: 'script_draft',
  label: { en: 'Draft of a script', pt: 'Rascunho de um roteiro' },
  payload: NoPayload,
  retry: { attempts: 1, firstDelayMs: 1000, longestDelayMs: 1000 },
  concurrency: 1,
  handle: () => Promise.resolve('obsolete'),
})
