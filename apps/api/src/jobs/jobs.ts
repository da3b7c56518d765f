import type { Context } from '../context.ts'
import { approveCommissions } from './approve-commissions.ts'
import { cleanUp } from './clean-up.ts'
import { compareLedger } from './compare-ledger.ts'
import { purge } from './purge.ts'
import { trackingUpkeep } from './tracking-upkeep.ts'
import type { JobDefinition } from './queue.ts'
import { sweepUploads } from './sweep-uploads.ts'

/** All jobs, by name; each has its own file. */
export const jobs: readonly JobDefinition<never, Context>[] = [
  approveCommissions,
  cleanUp,
  compareLedger,
  purge,
  sweepUploads,
  trackingUpkeep,
]
