import type { Context } from '../context.ts'
import { deleteEndedSessions, deleteOldAttempts } from '../modules/sessions/queries.ts'
import type { JobDefinition } from './queue.ts'

/** Every night: forgets ended sessions and old failed sign-ins. */
export const cleanUp: JobDefinition<Record<string, never>, Context> = {
  name: 'clean-up',
  schedule: '40 3 * * *',
  async handle({ db, clock, events }) {
    const now = clock.now()
    const sessions = await deleteEndedSessions(db, now)
    await deleteOldAttempts(db, now)
    events.record('cleaned_up', { count: sessions })
  },
}
