import type { ExportOrdersBody } from '@recadinho/contracts/order-exports'
import { sql } from 'kysely'
import type { NamedChild } from '../../db/schema/orders.ts'
import type { Db } from '../../db/client.ts'
import { plannedEachTime } from '../../db/prepared.ts'
import type { Reader } from '../admin-orders/claim-view.ts'
import { storedColumns, whereAll, type StoredRow } from '../admin-orders/list-columns.ts'
import { conditionsOf } from '../admin-orders/list-conditions.ts'
import { foundBy } from '../admin-orders/search-queries.ts'
import { searchFor } from '../orders/search-text.ts'

/** A row of the file. */
export interface ExportedOrder extends StoredRow {
  id: string
  on_hold: boolean
  payment_gateway: string | null
  total: number
  currency: string
  country: string | null
  package: string
  child_name: string
  other_children: NamedChild[]
  guardian_email: string
  completed_at: Date | null
}

/**
 * The orders of a filter, by id. Ids are in order of creation and never change, so each order is in the file once,
 * whatever changes during the export.
 */
export async function readForExport(
  db: Db,
  { filters: { search, ...filters }, after }: ExportOrdersBody,
  reader: Reader,
  limit: number,
): Promise<ExportedOrder[]> {
  const conditions = [
    ...conditionsOf(filters, reader),
    ...(after === undefined ? [] : [sql`id > ${after}`]),
    ...(search === undefined ? [] : [foundBy(searchFor(search), reader.now)]),
  ]
  const { rows } = await sql<ExportedOrder>`
    select ${plannedEachTime} id, ${storedColumns}, on_hold_since is not null as on_hold, payment_gateway, total, currency,
      country, package_title->>'en' as package, child_name, other_children, guardian_email, completed_at
    from orders ${whereAll(conditions)} order by id limit ${sql.lit(limit)}`.execute(db)
  return rows
}
