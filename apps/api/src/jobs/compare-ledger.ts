import type { Context } from '../context.ts'
import { compareTonight } from '../modules/reconciliation/compare.ts'
import type { JobDefinition } from './queue.ts'

/**
 * Compares each gateway's list of payments with the ledger (G3): starts at 04:00 UTC, and continues every ten minutes
 * until done.
 */
export const compareLedger: JobDefinition<Record<string, never>, Context> = {
  name: 'compare-ledger',
  schedule: '*/10 4-11 * * *',
  // The next job continues.
  retries: 0,
  exclusive: true,
  handle: (ctx, _data, { signal }) => compareTonight(ctx, signal),
}
