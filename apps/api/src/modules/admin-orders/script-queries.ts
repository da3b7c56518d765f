import type { ExpressionBuilder } from 'kysely'
import { spokenFields } from '@recadinho/contracts/orders'
import type { Db } from '../../db/client.ts'
import type { Database } from '../../db/schema/index.ts'

/** O7.6: whether the buyer has corrected the script or a spoken detail since that version of the script was written. */
export const beforeCorrection = (eb: ExpressionBuilder<Database, 'script_versions'>) =>
  eb.exists(
    eb
      .selectFrom('order_corrections')
      .select('field')
      .whereRef('order_corrections.order_id', '=', 'script_versions.order_id')
      .whereRef('order_corrections.created_at', '>', 'script_versions.created_at')
      .where('field', 'in', [...spokenFields, 'script']),
  )

export const listScripts = (db: Db, orderId: string) =>
  db
    .selectFrom('script_versions')
    .select(['version', 'lines', 'text', 'author', 'author_name', 'created_at'])
    .select((eb) => beforeCorrection(eb).as('before_correction'))
    .where('order_id', '=', orderId)
    .orderBy('version', 'desc')
    .execute()

export type ScriptRow = Awaited<ReturnType<typeof listScripts>>[number]
