import type { CommissionState } from '@recadinho/contracts/filters'
import { sql, type Insertable } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'
import type { CommissionLinesTable } from '../../db/schema/affiliates.ts'

/** L5: one change of an affiliate's account at a time. New orders of the affiliate are not blocked. */
export const lockAccount = (tx: Tx, code: string) =>
  tx.selectFrom('affiliates').select('code').where('code', '=', code).forNoKeyUpdate().executeTakeFirst()

/**
 * An order of an affiliate. An order of the previous release has no share of its own and gets the current one.
 */
export const findEarningOrder = (db: Db | Tx, id: string) =>
  db
    .selectFrom('orders as o')
    .innerJoin('affiliates as a', 'a.code', 'o.affiliate_code')
    .select(['o.id', 'a.code as affiliate_code', 'o.total', 'o.currency', 'o.confirmed_at'])
    .select(sql<number>`coalesce(o.affiliate_commission, a.commission)`.as('commission'))
    .where('o.id', '=', id)
    .executeTakeFirst()

/** An order's lines: how many, how many are pending, and their sum. */
export const sumOfOrder = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('commission_lines')
    .select([
      sql<number>`count(*)::integer`.as('lines'),
      sql<number>`count(*) filter (where approved_at is null)::integer`.as('pending'),
      sql<number>`coalesce(sum(amount), 0)::integer`.as('sum'),
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()

export const insertLine = (tx: Tx, line: Insertable<CommissionLinesTable>) =>
  tx.insertInto('commission_lines').values(line).execute()

/** M2: why the commission of an order `o` cannot be approved yet. */
export const blockedBy = sql<'dispute' | 'refund' | null>`case
  when o.payment_status = 'disputed' then 'dispute'
  when exists (select from refunds r where r.order_id = o.id and r.state in ('requested', 'sent')) then 'refund'
end`

/** The state of a line `l`. */
const state = sql<CommissionState>`case
  when l.payout_id is not null then 'paid' when l.approved_at is not null then 'approved' else 'pending' end`

export interface LineFilter {
  affiliate?: string | undefined
  state?: CommissionState | undefined
  currency?: string | undefined
  payout?: string | undefined
  cursor?: string | undefined
  limit: number
}

/** Newest first. */
export const listLines = (db: Db, { affiliate, currency, payout, cursor, limit, ...filter }: LineFilter) =>
  db
    .selectFrom('commission_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .innerJoin('affiliates as a', 'a.code', 'l.affiliate_code')
    .select(['l.id', 'l.affiliate_code', 'a.name', 'l.order_id', 'o.number', 'o.confirmed_at'])
    .select(['l.kind', 'l.amount', 'l.currency', 'l.created_at', 'l.payout_id'])
    .select([state.as('state'), blockedBy.as('blocked_by')])
    .$if(affiliate !== undefined, (query) => query.where('l.affiliate_code', '=', affiliate ?? ''))
    .$if(currency !== undefined, (query) => query.where('l.currency', '=', currency ?? ''))
    .$if(payout !== undefined, (query) => query.where('l.payout_id', '=', payout ?? ''))
    .$if(filter.state !== undefined, (query) => query.where(state, '=', filter.state ?? 'pending'))
    .$if(cursor !== undefined, (query) => query.where('l.id', '<', cursor ?? ''))
    .orderBy('l.id', 'desc')
    .limit(limit)
    .execute()

export type LineRow = Awaited<ReturnType<typeof listLines>>[number]

/** The balance of each account, sorted by name. Sums are 64 bits wide and come as text. */
export const listBalances = (db: Db | Tx, affiliate?: string) =>
  db
    .selectFrom('commission_lines as l')
    .innerJoin('affiliates as a', 'a.code', 'l.affiliate_code')
    .select(['a.code', 'a.name', 'l.currency'])
    .select([
      sumWhere(sql`l.approved_at is null`).as('pending'),
      sumWhere(sql`l.approved_at is not null and l.payout_id is null`).as('approved'),
      sumWhere(sql`l.payout_id is not null`).as('paid'),
    ])
    .$if(affiliate !== undefined, (query) => query.where('a.code', '=', affiliate ?? ''))
    .groupBy(['a.code', 'a.name', 'l.currency'])
    .orderBy(sql`lower(a.name)`)
    .orderBy('a.code')
    .orderBy('l.currency')
    .execute()

const sumWhere = (condition: ReturnType<typeof sql>) =>
  sql<string>`coalesce(sum(l.amount) filter (where ${condition}), 0)`
