import type { CreateAffiliateBody } from '@recadinho/contracts/admin-affiliates'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'
import type { AffiliatesTable } from '../../db/schema/affiliates.ts'

const columns = ['code', 'name', 'contact', 'commission', 'active', 'created_at'] as const

export type AffiliateRow = Pick<Selectable<AffiliatesTable>, (typeof columns)[number]>

/** Sorted by code. */
export const listAffiliates = (
  db: Db,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<AffiliateRow[]> =>
  db
    .selectFrom('affiliates')
    .select(columns)
    .$if(after !== undefined, (query) => query.where('code', '>', after ?? ''))
    .orderBy('code')
    .limit(limit)
    .execute()

export const findAffiliate = (db: Db, code: string): Promise<AffiliateRow | undefined> =>
  db.selectFrom('affiliates').select(columns).where('code', '=', code).executeTakeFirst()

export const lockAffiliate = (tx: Tx, code: string): Promise<AffiliateRow | undefined> =>
  tx.selectFrom('affiliates').select(columns).where('code', '=', code).forUpdate().executeTakeFirst()

/** Returns `undefined` if the code is taken. */
export const insertAffiliate = (
  tx: Tx,
  affiliate: CreateAffiliateBody & { created_at: Date },
): Promise<AffiliateRow | undefined> =>
  tx
    .insertInto('affiliates')
    .values(affiliate)
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()

export const updateAffiliate = (
  tx: Tx,
  code: string,
  { name, contact, commission, active }: Omit<CreateAffiliateBody, 'code'>,
): Promise<AffiliateRow> =>
  tx
    .updateTable('affiliates')
    .set({ name, contact, commission, active })
    .where('code', '=', code)
    .returning(columns)
    .executeTakeFirstOrThrow()
