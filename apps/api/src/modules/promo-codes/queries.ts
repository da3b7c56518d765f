import type { ExpressionBuilder, Selectable } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'
import type { Database } from '../../db/schema/index.ts'
import type { PromoCodesTable } from '../../db/schema/catalog.ts'

export const promoCodeColumns = [
  'code',
  'percentage',
  'starts_at',
  'ends_at',
  'package_ids',
  'uses_limit',
  'used',
  'announced',
  'active',
] as const

export type PromoCodeRow = Pick<Selectable<PromoCodesTable>, (typeof promoCodeColumns)[number]>

export interface ReservedPromoCode {
  code: string
  percentage: number
}

/** The intended use of a code. Codes are case-insensitive. */
export interface PromoUse {
  code: string
  packageId: string
  now: Date
}

/** The code, usable or not. */
export const findPromoCode = (db: Db | Tx, code: string): Promise<PromoCodeRow | undefined> =>
  db
    .selectFrom('promo_codes')
    .select(promoCodeColumns)
    .where('code', '=', code.toUpperCase())
    .executeTakeFirst()

/**
 * Takes one use of the code for an order, if there is one left. Check and update are one statement, so that a limited
 * code is never overused. `undefined` if it cannot be used.
 */
export const reservePromoCode = (tx: Tx, use: PromoUse): Promise<ReservedPromoCode | undefined> =>
  tx
    .updateTable('promo_codes')
    .set((set) => ({ used: set('used', '+', 1) }))
    .where(usable(use))
    .returning(['code', 'percentage'])
    .executeTakeFirst()

/** The same rules as `refusalOf`, in SQL, so that they hold under concurrency. */
const usable =
  ({ code, packageId, now }: PromoUse) =>
  (where: ExpressionBuilder<Database, 'promo_codes'>) =>
    where.and([
      where('code', '=', code.toUpperCase()),
      where('active', '=', true),
      where.or([where('starts_at', 'is', null), where('starts_at', '<=', now)]),
      where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]),
      where.or([where('uses_limit', 'is', null), where('used', '<', where.ref('uses_limit'))]),
      where.or([
        where('package_ids', 'is', null),
        where(where.val(packageId), '=', where.fn.any('package_ids')),
      ]),
    ])
