import { createClient } from '@recadinho/contracts/client'
import { startAdvertising } from './lib/advertising/start.ts'
import { readPageData } from './lib/pages/page-data.ts'
import { followMeasured } from './lib/tracking/follow-measured.ts'

/* Loaded only if the shop has any pixel (`lib/advertising/load.ts`); a separate file, so that no other script grows. */
followMeasured(startAdvertising(createClient(), readPageData().catalog))
