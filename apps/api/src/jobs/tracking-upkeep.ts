import type { Context } from '../context.ts'
import { keepRoomForVisits } from '../modules/tracking/work.ts'
import type { JobDefinition } from './queue.ts'

/** Nightly: deletes visits past their retention, and creates the partitions of the next weeks. */
export const trackingUpkeep: JobDefinition<Record<string, never>, Context> = {
  name: 'tracking-upkeep',
  schedule: '10 3 * * *',
  exclusive: true,
  handle: keepRoomForVisits,
}
