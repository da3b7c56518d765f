import { sql } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'

export const findPage = (db: Db, code: string) =>
  db
    .selectFrom('affiliates as a')
    .leftJoin('partner_pages as p', 'p.affiliate_code', 'a.code')
    .select(['a.code', 'p.created_at'])
    .where('a.code', '=', code)
    .executeTakeFirst()

/** Replaces an existing page. */
export const insertPage = (tx: Tx, page: { affiliate_code: string; token_hash: Buffer; created_at: Date }) =>
  tx
    .insertInto('partner_pages')
    .values(page)
    .onConflict((conflict) =>
      conflict
        .column('affiliate_code')
        .doUpdateSet({ token_hash: page.token_hash, created_at: page.created_at }),
    )
    .execute()

/** Returns the deleted row, or `undefined` if there was none. */
export const deletePage = (tx: Tx, code: string) =>
  tx
    .deleteFrom('partner_pages')
    .where('affiliate_code', '=', code)
    .returning('affiliate_code')
    .executeTakeFirst()

export const findPageByToken = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom('partner_pages as p')
    .innerJoin('affiliates as a', 'a.code', 'p.affiliate_code')
    .select(['a.code', 'a.name', 'a.commission', 'a.active'])
    .where('p.token_hash', '=', tokenHash)
    .executeTakeFirst()

const monthOf = (instant: string, zone: string) =>
  sql<string>`to_char(${sql.ref(instant)} at time zone ${zone}, 'YYYY-MM')`

/** Clicks per month. */
export const clicksByMonth = (db: Db, code: string, zone: string) =>
  db
    .selectFrom('affiliate_clicks')
    .select([monthOf('created_at', zone).as('month'), sql<number>`count(*)::integer`.as('count')])
    .where('code', '=', code)
    .groupBy(sql`1`)
    .execute()

/** Paid orders per month, refunded ones included. */
export const ordersByMonth = (db: Db, code: string, zone: string) =>
  db
    .selectFrom('orders')
    .select([monthOf('confirmed_at', zone).as('month'), sql<number>`count(*)::integer`.as('count')])
    .where('affiliate_code', '=', code)
    .where('confirmed_at', 'is not', null)
    .groupBy(sql`1`)
    .execute()

/** Commission per currency and month, by state; newest month first. Sums come as text. */
export const commissionByMonth = (db: Db, code: string, zone: string) =>
  db
    .selectFrom('commission_lines')
    .select(['currency', monthOf('created_at', zone).as('month')])
    .select([
      sql<string>`coalesce(sum(amount) filter (where approved_at is null), 0)`.as('pending'),
      sql<string>`coalesce(sum(amount) filter (where approved_at is not null and payout_id is null), 0)`.as(
        'approved',
      ),
      sql<string>`coalesce(sum(amount) filter (where payout_id is not null), 0)`.as('paid'),
    ])
    .where('affiliate_code', '=', code)
    .groupBy(['currency', sql`2`])
    .orderBy('currency')
    .orderBy('month', 'desc')
    .execute()

/** The affiliate's payouts, newest first. */
export const payoutsTo = (db: Db, code: string) =>
  db
    .selectFrom('commission_lines as l')
    .innerJoin('affiliate_payouts as p', 'p.id', 'l.payout_id')
    .select(['p.created_at', 'p.currency', sql<string>`sum(l.amount)`.as('amount')])
    .where('l.affiliate_code', '=', code)
    .groupBy(['p.id', 'p.created_at', 'p.currency'])
    .orderBy('p.id', 'desc')
    .limit(100)
    .execute()
