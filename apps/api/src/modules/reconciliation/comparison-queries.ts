import { sql, type Selectable } from 'kysely'
import type { Db } from '../../db/client.ts'
import { transact } from '../../db/transaction.ts'
import type { LedgerComparisonsTable } from '../../db/schema/money.ts'
import { uuidOrNull } from '../../ids.ts'
import type { ListedMoney } from '../payments/gateways/refunds-api.ts'

const columns = [
  'id',
  'gateway',
  'began_at',
  'listed_until',
  'captures_after',
  'tries',
  'listed',
  'found',
  'missing',
  'unequal',
  'failed',
  'finished_at',
] as const

export type ComparisonRow = Pick<Selectable<LedgerComparisonsTable>, (typeof columns)[number]>

/** The night's comparison, started if needed; without a night, always a new one. */
export async function openComparison(
  db: Db,
  { gateway, night, now, since }: { gateway: string; night: string | null; now: Date; since: Date },
): Promise<ComparisonRow> {
  const begun = await db
    .insertInto('ledger_comparisons')
    .values({ gateway, night, began_at: now, listed_until: since })
    .onConflict((conflict) => conflict.columns(['gateway', 'night']).doNothing())
    .returning(columns)
    .executeTakeFirst()
  return (
    begun ??
    (await db
      .selectFrom('ledger_comparisons')
      .select(columns)
      .where('gateway', '=', gateway)
      .where('night', '=', night)
      .executeTakeFirstOrThrow())
  )
}

/** Saves the progress, with the payments listed so far. */
export const saveProgress = (
  db: Db,
  { id, listed_until, captures_after, listed, found, missing, unequal, failed }: ComparisonRow,
  refs: readonly string[] = [],
): Promise<void> =>
  transact(db, async (tx) => {
    await tx
      .updateTable('ledger_comparisons')
      .set({ listed_until, captures_after, listed, found, missing, unequal, failed })
      .where('id', '=', id)
      .execute()
    if (refs.length === 0) return
    await sql`insert into ledger_comparison_refs (comparison_id, ref) select ${id}, unnest(${refs}::text[])
      on conflict do nothing`.execute(tx)
  })

/** Counts a failed try and returns their number. With `again` the pass restarts, because it skipped some payments. */
export async function countTry(db: Db, id: string, again?: Date): Promise<number> {
  const { tries } = await db
    .updateTable('ledger_comparisons')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .$if(again !== undefined, (update) =>
      update.set({
        ...(again && { listed_until: again }),
        captures_after: '0',
        listed: 0,
        missing: 0,
        unequal: 0,
        failed: 0,
      }),
    )
    .where('id', '=', id)
    .returning('tries')
    .executeTakeFirstOrThrow()
  return tries
}

/** Returns whether it was still open. */
export const finishComparison = (db: Db, id: string, outcome: 'compared' | 'given_up', now: Date) =>
  transact(db, async (tx) => {
    await tx.deleteFrom('ledger_comparison_refs').where('comparison_id', '=', id).execute()
    const { numUpdatedRows } = await tx
      .updateTable('ledger_comparisons')
      .set({ finished_at: now, outcome })
      .where('id', '=', id)
      .where('finished_at', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  })

export const listUnfinished = (db: Db, begunBefore: Date) =>
  db
    .selectFrom('ledger_comparisons')
    .select(['id', 'gateway'])
    .where('night', 'is not', null)
    .where('finished_at', 'is', null)
    .where('began_at', '<', begunBefore)
    .execute()

/** Our records of a payment that the gateway listed. */
export interface KnownMoney {
  ref: string
  /** Our reference of it: a hosted page or an intent, where the list has the intent. */
  payment_ref: string
  order_id: string | null
  payment_id: string | null
  /** The captured amount in the ledger; null if there is none. */
  amount: number | null
  currency: string | null
  /** Refunded or to be refunded, according to our refunds. */
  refunded: number
  /** Whether it has an undecided refund or dispute. */
  open: boolean
}

/** In the order of `listed`; one statement for all. */
export async function findKnownMoney(
  db: Db,
  gateway: string,
  listed: readonly ListedMoney[],
): Promise<KnownMoney[]> {
  const refs = listed.map(({ ref }) => ref)
  const attempts = listed.map(({ attemptId }) => uuidOrNull(attemptId))
  const { rows } = await sql<KnownMoney>`
    select l.ref, o.payment_ref, p.order_id, p.id as payment_id, c.amount, c.currency,
      coalesce((select sum(amount) from refunds r where r.gateway = ${gateway} and r.payment_ref = o.payment_ref
        and r.state <> 'failed'), 0)::integer as refunded,
      exists (select 1 from refunds r where r.gateway = ${gateway} and r.payment_ref = o.payment_ref
        and r.state in ('requested', 'sent'))
      or exists (select 1 from disputes d where d.gateway = ${gateway} and d.payment_ref = o.payment_ref
        and d.state = 'open') as open
    from unnest(${refs}::text[], ${attempts}::uuid[]) with ordinality as l (ref, attempt_id, position)
    left join lateral (
      select id, order_id, gateway_ref from payments
      where gateway = ${gateway} and (gateway_ref = l.ref or id = l.attempt_id)
      order by gateway_ref = l.ref desc nulls last limit 1) p on true
    cross join lateral (select coalesce(p.gateway_ref, l.ref) as payment_ref) o
    left join ledger c on c.gateway = ${gateway} and c.kind = 'capture' and c.ref = o.payment_ref
    order by l.position`.execute(db)
  return rows
}

/** Ledger captures of that time that the list did not include. */
export const listUnnamedCaptures = (
  db: Db,
  { id, gateway, captures_after }: ComparisonRow,
  { since, until, limit }: { since: Date; until: Date; limit: number },
) =>
  db
    .selectFrom('ledger')
    .select(['id', 'ref', 'amount', 'currency', 'payment_id', 'order_id'])
    .where('gateway', '=', gateway)
    .where('kind', '=', 'capture')
    .where('created_at', '>=', since)
    .where('created_at', '<', until)
    .where('id', '>', captures_after)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('ledger_comparison_refs')
            .select('ref')
            .where('comparison_id', '=', id)
            .whereRef('ledger_comparison_refs.ref', '=', 'ledger.ref'),
        ),
      ),
    )
    .orderBy('id')
    .limit(limit)
    .execute()
