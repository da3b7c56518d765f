import type { Context } from '../context.ts'
import { compareLedger as compare } from '../modules/ledger/compare.ts'
import type { JobDefinition } from './queue.ts'

/** Every night: each gateway's own list of payments against the ledger (G3). */
export const compareLedger: JobDefinition<Record<string, never>, Context> = {
  name: 'compare-ledger',
  schedule: '10 4 * * *',
  async handle(ctx) {
    const results = await compare(ctx)
    // Tried again like any job.
    if (results.some(({ failed }) => failed > 0)) throw new Error('Some payments could not be compared')
  },
  failForGood({ events }) {
    events.record('ledger_not_compared')
    return Promise.resolve()
  },
}
