import type { Context } from '../context.ts'
import { approveDue } from '../modules/commissions/approve.ts'
import type { JobDefinition } from './queue.ts'

/** Hourly: approves commissions whose waiting time is over, for payout (A6). */
export const approveCommissions: JobDefinition<Record<string, never>, Context> = {
  name: 'approve-commissions',
  schedule: '15 * * * *',
  exclusive: true,
  handle: (ctx) => approveDue(ctx),
}
