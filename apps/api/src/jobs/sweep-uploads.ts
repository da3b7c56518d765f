import type { Context } from '../context.ts'
import { sweepUploads as sweep } from '../modules/videos/uploads/service.ts'
import type { JobDefinition } from './queue.ts'

/** Every hour: removes what was begun a day ago and never finished, and files that nothing knows of. */
export const sweepUploads: JobDefinition<Record<string, never>, Context> = {
  name: 'sweep-uploads',
  schedule: '20 * * * *',
  exclusive: true,
  handle: (ctx) => sweep(ctx),
}
