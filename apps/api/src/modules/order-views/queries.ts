import type { OrderView } from '@recadinho/contracts/order-views'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'

export const listViews = (db: Db, staffId: string): Promise<OrderView[]> =>
  db
    .selectFrom('order_views')
    .select(['id', 'name', 'filters'])
    .where('staff_id', '=', staffId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()

/** Serializes concurrent saves of one person's views. */
export const lockViewsOf = (tx: Tx, staffId: string) =>
  tx.selectFrom('staff').select('id').where('id', '=', staffId).forUpdate().execute()

export async function countOtherViews(tx: Tx, staffId: string, id: string): Promise<number> {
  const { count } = await tx
    .selectFrom('order_views')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('staff_id', '=', staffId)
    .where('id', '<>', id)
    .executeTakeFirstOrThrow()
  return count
}

/** Returns `false` if the view belongs to another person. */
export async function writeView(
  tx: Tx,
  { id, name, filters }: OrderView,
  { staffId, now }: { staffId: string; now: Date },
): Promise<boolean> {
  const values = { name, filters: JSON.stringify(filters) as never } // a JSON column accepts a JSON string
  const row = await tx
    .insertInto('order_views')
    .values({ id, staff_id: staffId, created_at: now, ...values })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(values).where('order_views.staff_id', '=', staffId),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const deleteView = (db: Db, id: string, staffId: string) =>
  db.deleteFrom('order_views').where('id', '=', id).where('staff_id', '=', staffId).execute()
