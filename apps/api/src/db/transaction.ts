import { setTimeout as pause } from 'node:timers/promises'
import type { Db, Tx } from './client.ts'

/** How often a transaction is tried that PostgreSQL aborted in favor of another. */
const tries = 4

/** The base of the pause before the next try; jitter keeps two opponents from meeting again. */
const pauseMs = 10

/**
 * Runs a transaction, and runs it again when PostgreSQL ended it for a serialization failure or a deadlock. So `work`
 * must do nothing outside the database that may not happen twice. Rejects as `work` or PostgreSQL does.
 */
export const transact = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  retryTransient(() => db.transaction().execute(work))

/** The same for work that is one statement, and so a transaction of its own. */
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
