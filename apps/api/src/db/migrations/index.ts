import type { Migration } from '../migration.ts'
import * as baseline from './20261127121500-baseline.ts'
import * as orderTimeline from './20261127133229-order-timeline.ts'
import * as deliveryHours from './20261127165900-delivery-hours.ts'
import * as orderDeliveryHours from './20261127165930-order-delivery-hours.ts'

/** Every migration by name, in order. A static list, because the bundle has no folder to look into. */
export const migrations: Record<string, Migration> = {
  '20261127121500-baseline': baseline,
  '20261127133229-order-timeline': orderTimeline,
  '20261127165900-delivery-hours': deliveryHours,
  '20261127165930-order-delivery-hours': orderDeliveryHours,
}
