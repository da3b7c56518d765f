/** A source of time in milliseconds since 1970. */
export interface Clock {
  now(): number
}

/** The gateway's clock: the given one, moved forward by hand. */
export interface ShiftableClock extends Clock {
  /** Whole seconds, as Stripe writes times. */
  seconds(): number
  advance(seconds: number): void
}

/** `offset` keeps the shift where it survives a restart. */
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
