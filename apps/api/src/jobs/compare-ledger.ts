import type { Context } from '../context.ts'
import { compareTonight } from '../modules/reconciliation/compare.ts'
import type { JobDefinition } from './queue.ts'

/**
 * Each gateway's own list of payments against the ledger (G3): begun at four in the night (UTC), and gone on with every ten
 * minutes until it is done.
 */
export const compareLedger: JobDefinition<Record<string, never>, Context> = {
  name: 'compare-ledger',
  schedule: '*/10 4-11 * * *',
  // The next one goes on.
  retries: 0,
  exclusive: true,
  handle: (ctx, _data, { signal }) => compareTonight(ctx, signal),
}
