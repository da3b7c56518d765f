import type { Context } from '../context.ts'
import { sweepUploads as sweep } from '../modules/videos/uploads/service.ts'
import type { JobDefinition } from './queue.ts'

/** Hourly: deletes uploads that were started a day ago and never finished, and files without a row. */
export const sweepUploads: JobDefinition<Record<string, never>, Context> = {
  name: 'sweep-uploads',
  schedule: '20 * * * *',
  exclusive: true,
  handle: (ctx) => sweep(ctx),
}
