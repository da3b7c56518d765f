import type { Kysely } from 'kysely'
import { createIndexConcurrently } from '../concurrent-index.ts'

export const transaction = false

/** What became of a payment's money is looked up by the gateway's reference. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(db, 'refunds_by_payment', 'refunds (gateway, payment_ref)')
  await createIndexConcurrently(db, 'disputes_by_payment', 'disputes (gateway, payment_ref)')
}
