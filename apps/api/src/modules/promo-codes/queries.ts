import type { ExpressionBuilder } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'
import type { Database } from '../../db/schema/index.ts'

export interface UsablePromoCode {
  code: string
  percentage: number
  ends_at: Date | null
}

const columns = ['code', 'percentage', 'ends_at'] as const

/** The code, if an order could use it now. Codes are compared without regard to case. */
export const findUsablePromoCode = (
  db: Db | Tx,
  code: string,
  now: Date,
): Promise<UsablePromoCode | undefined> =>
  db.selectFrom('promo_codes').select(columns).where(usable(code, now)).executeTakeFirst()

/**
 * Takes one use of the code for an order, if there is one left: the check and the taking are one statement, so that a
 * limited code is never used more often than it may be. `undefined`: it cannot be used.
 */
export const reservePromoCode = (tx: Tx, code: string, now: Date): Promise<UsablePromoCode | undefined> =>
  tx
    .updateTable('promo_codes')
    .set((set) => ({ used: set('used', '+', 1) }))
    .where(usable(code, now))
    .returning(columns)
    .executeTakeFirst()

/** Gives a use back, for an order that expired, was cancelled or refunded. */
export const releasePromoCode = (tx: Tx, code: string) =>
  tx
    .updateTable('promo_codes')
    .set((set) => ({ used: set('used', '-', 1) }))
    .where('code', '=', code)
    .where('used', '>', 0)
    .execute()

const usable = (code: string, now: Date) => (where: ExpressionBuilder<Database, 'promo_codes'>) =>
  where.and([
    where('code', '=', code.toUpperCase()),
    where('active', '=', true),
    where.or([where('starts_at', 'is', null), where('starts_at', '<=', now)]),
    where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]),
    where.or([where('uses_limit', 'is', null), where('used', '<', where.ref('uses_limit'))]),
  ])
