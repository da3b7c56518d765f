export { createTracker, type Tracker, type TrackerOptions } from './track.ts'
export type * from './types.ts'
