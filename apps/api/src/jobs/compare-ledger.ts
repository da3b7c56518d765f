import type { Context } from '../context.ts'
import { compareLedger as compare } from '../modules/ledger/compare.ts'
import type { JobDefinition } from './queue.ts'

/** Every night: each gateway's own list of payments against the ledger (G3). */
export const compareLedger: JobDefinition<Record<string, never>, Context> = {
  name: 'compare-ledger',
  schedule: '10 4 * * *',
  async handle(ctx) {
    await compare(ctx)
  },
}
