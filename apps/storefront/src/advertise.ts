import { createClient } from '@recadinho/contracts/client'
import { startAdvertising } from './lib/advertising/start.ts'
import { readPageData } from './lib/pages/page-data.ts'
import { followMeasured } from './lib/tracking/follow-measured.ts'

/*
 * Only where the shop has an account with an advertiser (`lib/advertising/load.ts`); a file of its own, so that no other
 * script grows by it.
 */
followMeasured(startAdvertising(createClient(), readPageData().catalog.pixels))
