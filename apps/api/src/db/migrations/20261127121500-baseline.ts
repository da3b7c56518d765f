import type { Kysely } from 'kysely'
import { createAffiliates } from './baseline/affiliates.ts'
import { createCatalog } from './baseline/catalog.ts'
import { createDelivery } from './baseline/delivery.ts'
import { createJobs } from './baseline/jobs.ts'
import { createMoney } from './baseline/money.ts'
import { createOrders } from './baseline/orders.ts'
import { createScripts } from './baseline/scripts.ts'
import { createStaff } from './baseline/staff.ts'
import { createTracking } from './baseline/tracking.ts'

/** The tables of the first release. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createStaff(db)
  await createCatalog(db)
  await createAffiliates(db)
  await createOrders(db)
  await createScripts(db)
  await createMoney(db)
  await createDelivery(db)
  await createTracking(db)
  await createJobs(db)
}
