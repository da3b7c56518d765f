import type { Context } from '../context.ts'
import { foldClosedOrders } from '../modules/admin-orders/list-queries.ts'
import { deleteEndedLimits } from '../modules/rate-limits/queries.ts'
import { deleteEndedChallenges } from '../modules/passkeys/queries.ts'
import { deleteEndedEmailChanges } from '../modules/email-changes/queries.ts'
import { deleteEndedResets } from '../modules/password-resets/queries.ts'
import { deleteEndedSessions } from '../modules/sessions/queries.ts'
import { deleteOldAttempts } from '../modules/sessions/attempt-queries.ts'
import { eachRow } from './each-row.ts'
import type { JobDefinition } from './queue.ts'

/** Nightly: deletes ended sessions, old failed sign-ins and limits, and folds the counts of closed orders. */
export const cleanUp: JobDefinition<Record<string, never>, Context> = {
  name: 'clean-up',
  schedule: '40 3 * * *',
  async handle({ db, clock }) {
    const now = clock.now()
    const steps = [
      deleteOldAttempts,
      deleteEndedSessions,
      deleteEndedResets,
      deleteEndedEmailChanges,
      deleteEndedChallenges,
      deleteEndedLimits,
      foldClosedOrders,
    ]
    await eachRow<(typeof steps)[number]>(steps, (step) => step(db, now))
  },
}
