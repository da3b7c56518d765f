import { sql } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'

const payouts = (db: Db | Tx) =>
  db
    .selectFrom('affiliate_payouts as p')
    .innerJoin('staff', 'staff.id', 'p.staff_id')
    .select(['p.id', 'p.created_at', 'staff.name as by', 'p.currency', 'p.amount', 'p.request_hash'])
    .select(
      sql<number>`(select count(distinct l.affiliate_code)::integer from commission_lines l where l.payout_id = p.id)`.as(
        'affiliates',
      ),
    )

/** Newest first. */
export const listPayouts = (db: Db, cursor: string | undefined, limit: number) =>
  payouts(db)
    .$if(cursor !== undefined, (query) => query.where('p.id', '<', cursor ?? ''))
    .orderBy('p.id', 'desc')
    .limit(limit)
    .execute()

export type PayoutRow = Awaited<ReturnType<typeof listPayouts>>[number]

export const findPayoutByKey = (tx: Tx, key: string) =>
  payouts(tx).where('p.idempotency_key', '=', key).executeTakeFirst()

export const insertPayout = (
  tx: Tx,
  payout: { key: string; requestHash: Buffer; currency: string; amount: number; staffId: string; now: Date },
) =>
  tx
    .insertInto('affiliate_payouts')
    .values({
      idempotency_key: payout.key,
      request_hash: payout.requestHash,
      currency: payout.currency,
      amount: String(payout.amount),
      staff_id: payout.staffId,
      created_at: payout.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Adds all approved lines of these affiliates to a payout. */
export const payLines = (tx: Tx, payoutId: string, currency: string, codes: readonly string[]) =>
  tx
    .updateTable('commission_lines')
    .set({ payout_id: payoutId })
    .where('affiliate_code', 'in', codes)
    .where('currency', '=', currency)
    .where('approved_at', 'is not', null)
    .where('payout_id', 'is', null)
    .execute()

/** What each affiliate was paid, sorted by name. */
export const listShares = (db: Db, payoutId: string) =>
  db
    .selectFrom('commission_lines as l')
    .innerJoin('affiliates as a', 'a.code', 'l.affiliate_code')
    .innerJoin('affiliate_payouts as p', 'p.id', 'l.payout_id')
    .select(['p.created_at', 'a.code', 'a.name', 'a.contact', 'l.currency'])
    .select([
      sql<string>`sum(l.amount)`.as('amount'),
      sql<number>`count(distinct l.order_id)::integer`.as('orders'),
    ])
    .where('p.id', '=', payoutId)
    .groupBy(['p.created_at', 'a.code', 'a.name', 'a.contact', 'l.currency'])
    .orderBy(sql`lower(a.name)`)
    .orderBy('a.code')
    .execute()
