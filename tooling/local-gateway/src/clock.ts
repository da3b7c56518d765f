/** A source of time, in milliseconds since 1970. */
export interface Clock {
  now(): number
}

/** The gateway's clock: the given clock, which can also be moved forward. */
export interface ShiftableClock extends Clock {
  /** Whole seconds, as in Stripe's timestamps. */
  seconds(): number
  advance(seconds: number): void
}

/** `offset` stores the shift, so that it can survive a restart. */
export function createClock(
  base: Clock,
  offset: { read(): number; write(milliseconds: number): void },
): ShiftableClock {
  const now = () => base.now() + offset.read()
  return {
    now,
    seconds: () => Math.floor(now() / 1000),
    advance: (seconds) => offset.write(offset.read() + seconds * 1000),
  }
}
