import { createClient } from '@recadinho/contracts/client'
import { startAdvertising } from './lib/advertising/start.ts'
import { measured } from './lib/early-events.ts'
import { readPageData } from './lib/pages/page-data.ts'

/*
 * Only where the shop has an account with an advertiser (`lib/advertising/load.ts`); a file of its own, so that no other
 * script grows by it.
 */
const take = startAdvertising(createClient(), readPageData().catalog.pixels)
addEventListener(measured, ({ detail }) => take(detail))
