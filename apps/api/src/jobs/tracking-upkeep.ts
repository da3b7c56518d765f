import type { Context } from '../context.ts'
import { keepRoomForVisits } from '../modules/tracking/work.ts'
import type { JobDefinition } from './queue.ts'

/** Every night: forgets visits that are older than their term, and makes room for those of the next weeks. */
export const trackingUpkeep: JobDefinition<Record<string, never>, Context> = {
  name: 'tracking-upkeep',
  schedule: '10 3 * * *',
  exclusive: true,
  handle: keepRoomForVisits,
}
