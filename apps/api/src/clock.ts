/** Where the time comes from; tests put their own in. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
