import { sql, type Kysely } from 'kysely'
import { createIndexConcurrently } from '../concurrent-index.ts'

export const transaction = false

/**
 * The ledger by time, for the nightly comparison. The index that it replaces began with the gateway: a connection that had
 * planned its statements while the ledger was empty took it to find one payment's entry, and read all entries of the gateway.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(db, 'ledger_by_time_and_gateway', 'ledger (created_at, gateway)')
  // Contract: an index, which no running release names.
  await sql`drop index concurrently if exists ledger_by_time`.execute(db)
}
