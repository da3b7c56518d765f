import type { Context } from '../context.ts'
import { deleteOldIdempotencyKeys } from '../modules/idempotency/queries.ts'
import { deleteEndedSessions, deleteOldAttempts } from '../modules/sessions/queries.ts'
import type { JobDefinition } from './queue.ts'

/** Idempotency keys are kept this long: a client that retries does so sooner. */
const keptHours = 72

/** Every night: forgets answers to old requests, ended sessions and old failed sign-ins. */
export const cleanUp: JobDefinition<Record<string, never>, Context> = {
  name: 'clean-up',
  schedule: '40 3 * * *',
  async handle({ db, clock, events }) {
    const now = clock.now()
    const keys = await deleteOldIdempotencyKeys(db, new Date(now.getTime() - keptHours * 3_600_000))
    const sessions = await deleteEndedSessions(db, now)
    await deleteOldAttempts(db, now)
    events.record('cleaned_up', { count: keys + sessions })
  },
}
