import { setTimeout as pause } from 'node:timers/promises'

/** How often work that PostgreSQL aborted for another is tried. */
const tries = 4

/** Base of the pause before a retry; jitter keeps two opponents from colliding again. */
const pauseMs = 10

/**
 * Retries a transaction, or a statement that is its own transaction, after a serialization failure or a deadlock.
 * `transact` and `createDb` do it for all others.
 */
export async function retryTransient<T>(work: () => Promise<T>): Promise<T> {
  for (let run = 1; ; run++) {
    try {
      return await work()
    } catch (error) {
      if (run === tries || !isTransient(error)) throw error
      await pause(pauseMs * 2 ** run * (0.5 + Math.random()))
    }
  }
}

/** PostgreSQL's codes for `serialization_failure` and `deadlock_detected`. */
const isTransient = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01')
