import { loadAdvertising } from './lib/advertising/load.ts'
import { measure } from './lib/tracking/measure.ts'

measure()
loadAdvertising()
