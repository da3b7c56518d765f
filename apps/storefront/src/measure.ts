import { loadAdvertising } from './lib/advertising/load.ts'
import { measure } from './lib/tracking/measure.ts'

// An affiliate who looks at their figures is no visitor of the shop.
if (!location.pathname.startsWith('/partner')) measure()
loadAdvertising()
