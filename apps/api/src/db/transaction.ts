import { setTimeout as pause } from 'node:timers/promises'
import type { Db, Tx } from './client.ts'

/** How often a transaction is tried that PostgreSQL aborted in favor of another. */
const tries = 4

/** The base of the pause before the next try; jitter keeps two opponents from meeting again. */
const pauseMs = 10

/** What waits for a transaction to be committed. */
const waiting = new WeakMap<Db | Tx, (() => void)[]>()

/**
 * Runs a transaction, and runs it again when PostgreSQL ended it for a serialization failure or a deadlock. So `work`
 * must do nothing outside the database that may not happen twice; that is what `afterCommit` is for. Rejects as `work` or
 * PostgreSQL does.
 */
export async function transact<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { result, followUps } = await retryTransient(async () => {
    const followUps: (() => void)[] = []
    const result = await db.transaction().execute((tx) => {
      waiting.set(tx, followUps)
      return work(tx)
    })
    return { result, followUps }
  })
  for (const followUp of followUps) followUp()
  return result
}

/** Does something once a transaction of `transact` is committed; outside of a transaction at once. It must not throw. */
export function afterCommit(db: Db | Tx, followUp: () => void): void {
  if (!db.isTransaction) return followUp()
  const followUps = waiting.get(db)
  if (followUps === undefined) throw new Error('Only `transact` tells when a transaction is committed')
  followUps.push(followUp)
}

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
