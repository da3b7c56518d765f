import type { Db, Tx } from './client.ts'
import { retryTransient } from './retry-transient.ts'

/** Transactions in progress: their database, and the callbacks that wait for their commit. */
const begun = new WeakMap<Db | Tx, { db: Db; followUps: (() => void)[] }>()

/**
 * Runs a transaction, and retries it after a serialization failure or a deadlock. So `work` must have no side effect
 * outside the database that may not happen twice; use `afterCommit` for those. Rejects like `work` or PostgreSQL.
 */
export async function transact<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { result, followUps } = await retryTransient(async () => {
    const followUps: (() => void)[] = []
    const result = await db.transaction().execute((tx) => {
      begun.set(tx, { db, followUps })
      return work(tx)
    })
    return { result, followUps }
  })
  for (const followUp of followUps) followUp()
  return result
}

/** Runs a callback after the commit of a `transact` transaction; immediately outside of one. It must not throw. */
export function afterCommit(db: Db | Tx, followUp: () => void): void {
  if (!db.isTransaction) return followUp()
  begunBy(db).followUps.push(followUp)
}

/** The database itself, also of a transaction. */
export const databaseOf = (db: Db | Tx): Db => (db.isTransaction ? begunBy(db).db : db)

function begunBy(tx: Db | Tx) {
  const transaction = begun.get(tx)
  if (transaction === undefined) throw new Error('Only `transact` tells when a transaction is committed')
  return transaction
}
