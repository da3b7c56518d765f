import type { Context } from '../context.ts'
import { purge as run } from '../modules/retention/purge.ts'
import type { JobDefinition } from './queue.ts'

/** Nightly, every ten minutes until done: deletes what is older than the owner's settings allow. */
export const purge: JobDefinition<Record<string, never>, Context> = {
  name: 'purge',
  schedule: '*/10 2-3 * * *',
  // The next job continues.
  retries: 0,
  exclusive: true,
  handle: (ctx, _data, { signal }) => run(ctx, signal),
}
