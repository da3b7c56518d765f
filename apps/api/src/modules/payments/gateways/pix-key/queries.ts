import type { Db } from '../../../../db/client.ts'
import type { Credit } from '../gateway.ts'

export const findKeyPayment = (db: Db, ref: string) =>
  db
    .selectFrom('payments')
    .select(['id', 'order_id', 'amount', 'pix_code', 'expires_at'])
    .where('gateway', '=', 'pix_key')
    .where('gateway_ref', '=', ref)
    .executeTakeFirst()

export const findCredit = (db: Db, ref: string) =>
  db.selectFrom('pix_credits').select('amount').where('ref', '=', ref).executeTakeFirst()

/**
 * Stores a credit once and returns the reference of what it pays. The first credit of a code pays its attempt. A code
 * can be paid again; further money is an unmatched payment under the transfer's own reference, for staff to refund.
 */
export async function keepCredit(db: Db, { endToEndId, txid, amount }: Credit, now: Date): Promise<string> {
  for (const ref of [txid, endToEndId]) {
    await db
      .insertInto('pix_credits')
      .values({ end_to_end_id: endToEndId, txid, ref, amount, received_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const kept = await db
      .selectFrom('pix_credits')
      .select('ref')
      .where('end_to_end_id', '=', endToEndId)
      .executeTakeFirst()
    if (kept) return kept.ref
  }
  throw new Error('A credit could not be kept')
}
