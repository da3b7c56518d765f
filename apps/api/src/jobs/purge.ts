import type { Context } from '../context.ts'
import { purge as run } from '../modules/retention/purge.ts'
import type { JobDefinition } from './queue.ts'

/** Every night, every ten minutes until it is done: removes what is older than the owner's settings say. */
export const purge: JobDefinition<Record<string, never>, Context> = {
  name: 'purge',
  schedule: '*/10 2-3 * * *',
  // The next one goes on.
  retries: 0,
  exclusive: true,
  handle: (ctx, _data, { signal }) => run(ctx, signal),
}
