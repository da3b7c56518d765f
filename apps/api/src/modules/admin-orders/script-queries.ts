import type { ExpressionBuilder } from 'kysely'
import { spokenFields } from '@recadinho/contracts/orders'
import type { Db, Tx } from '../../db/client.ts'
import type { Database } from '../../db/schema/index.ts'

/** O7.6: whether the buyer has corrected a spoken detail since that version of the script was written. */
export const beforeCorrection = (eb: ExpressionBuilder<Database, 'scripts'>) =>
  eb.exists(
    eb
      .selectFrom('order_corrections')
      .select('field')
      .whereRef('order_corrections.order_id', '=', 'scripts.order_id')
      .whereRef('order_corrections.created_at', '>', 'scripts.created_at')
      .where('field', 'in', spokenFields),
  )

export const listScripts = (db: Db, orderId: string) =>
  db
    .selectFrom('scripts')
    .select(['version', 'text', 'author', 'author_name', 'created_at'])
    .select((eb) => beforeCorrection(eb).as('before_correction'))
    .where('order_id', '=', orderId)
    .orderBy('version', 'desc')
    .execute()

export type ScriptRow = Awaited<ReturnType<typeof listScripts>>[number]

export async function findNameHint(tx: Tx, orderId: string): Promise<string | null> {
  const row = await tx.selectFrom('orders').select('name_hint').where('id', '=', orderId).executeTakeFirst()
  return row?.name_hint ?? null
}
