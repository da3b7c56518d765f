import { measure } from './lib/tracking/measure.ts'

measure()
