import type { CreatePromoCodeBody } from '@recadinho/contracts/admin-promo-codes'
import type { Db, Tx } from '../../db/client.ts'
import { promoCodeColumns, type PromoCodeRow } from './queries.ts'

/** Sorted by code. */
export const listPromoCodes = (
  db: Db,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<PromoCodeRow[]> =>
  db
    .selectFrom('promo_codes')
    .select(promoCodeColumns)
    .$if(after !== undefined, (query) => query.where('code', '>', after ?? ''))
    .orderBy('code')
    .limit(limit)
    .execute()

export const lockPromoCode = (tx: Tx, code: string): Promise<PromoCodeRow | undefined> =>
  tx
    .selectFrom('promo_codes')
    .select(promoCodeColumns)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()

/** `undefined` if the code exists. */
export const insertPromoCode = (
  tx: Tx,
  code: string,
  wanted: PromoCodeFields,
): Promise<PromoCodeRow | undefined> =>
  tx
    .insertInto('promo_codes')
    .values({ code, ...rowOf(wanted) })
    .onConflict((conflict) => conflict.doNothing())
    .returning(promoCodeColumns)
    .executeTakeFirst()

export const updatePromoCode = (tx: Tx, code: string, wanted: PromoCodeFields): Promise<PromoCodeRow> =>
  tx
    .updateTable('promo_codes')
    .set(rowOf(wanted))
    .where('code', '=', code)
    .returning(promoCodeColumns)
    .executeTakeFirstOrThrow()

/** Those of these packages that exist. */
export async function knownPackages(db: Db | Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('packages').select('id').where('id', 'in', ids).execute()
  return rows.map(({ id }) => id)
}

type PromoCodeFields = Omit<CreatePromoCodeBody, 'code'>

const rowOf = (fields: PromoCodeFields) => ({
  percentage: fields.percentage,
  starts_at: fields.startsAt === null ? null : new Date(fields.startsAt),
  ends_at: fields.endsAt === null ? null : new Date(fields.endsAt),
  package_ids: fields.packageIds,
  uses_limit: fields.usesLimit,
  announced: fields.announced,
  active: fields.active,
})
