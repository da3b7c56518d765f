import type { Clock } from '../../src/clock.ts'

/** A running clock that a test can advance. */
export interface TestClock extends Clock {
  advance(milliseconds: number): void
}

export function createTestClock(): TestClock {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    advance(milliseconds) {
      ahead += milliseconds
    },
  }
}
