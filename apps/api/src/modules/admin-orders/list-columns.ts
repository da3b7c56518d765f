import { listedOrderColumns, type AdminOrderRow } from '@recadinho/contracts/admin-orders'
import type { LocalizedText } from '@recadinho/contracts/common'
import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { NamedChild, OrdersTable } from '../../db/schema/orders.ts'
import type { ClaimRow } from './claim-view.ts'

type Snake<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : ''
export type StoredField = keyof typeof listedOrderColumns
type StoredColumns = Pick<Selectable<OrdersTable>, Snake<StoredField>>

export const storedFields = Object.keys(listedOrderColumns) as StoredField[] // the object's own keys

/** The column of each field. */
const columnNames = storedFields.map((field) => [field, snakeCase(field)] as const)

/** What a query selects for `fieldsOfRow`. */
export const storedColumns = sql.raw(columnNames.map(([, column]) => column).join(', '))

/** The stored columns of a row as fields, with times in the contract's format. */
export const fieldsOfRow = (row: StoredRow) =>
  Object.fromEntries<unknown>(
    columnNames.map(([field, column]) => [field, valueOf(field, row[column])]),
  ) as Pick<AdminOrderRow, StoredField> // the columns' types are those of the contract

/** A row as a query returns it, with each time as a `Date`, or as text if it came as JSON. */
export type StoredRow = { [Column in keyof StoredColumns]: FromJson<StoredColumns[Column]> }
type FromJson<Value> = Value extends Date ? Date | string : Value

const valueOf = (field: StoredField, value: StoredRow[keyof StoredRow]) =>
  field.endsWith('At') && value !== null ? new Date(value).toISOString() : value

function snakeCase<Field extends StoredField>(field: Field) {
  return field.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`) as Snake<Field> // does the same
}

/** A row of the list, with its sort key. */
export interface ListedOrder extends StoredRow {
  id: string
  child_name: string
  other_children: NamedChild[]
  package_title: LocalizedText
  on_hold_since: string | null
  total: number
  currency: string
  claim: ClaimRow | null
  unseen_correction: boolean
  version: number
  urgency: number
  position: string
}

/** One page as a single JSON value; null if there are no rows. */
export interface Page {
  page: ListedOrder[] | null
}

const ownColumns = sql`id, ${storedColumns}, child_name, other_children, package_title, on_hold_since,
  total, currency, version, urgency`

/** `position` must not be named like its column, or ORDER BY would sort by the text. */
export const listedColumns = sql`${ownColumns},
  (select json_build_object('id', staff.id, 'name', staff.name, 'until', expires_at) from order_claims
    join staff on staff.id = staff_id where order_id = orders.id) as claim,
  exists (select from order_corrections where order_id = orders.id and seen_at is null) as unseen_correction,
  urgency_order::text as position`

/** Write the LIMIT after it as a literal: for an unknown number of rows the planner would sort them all. */
export const byUrgency = sql`order by urgency, urgency_order, id`

export const whereAll = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`

/** Pending orders are in an index of their own, so that the list's others are written once they are paid or over. */
export const pending = sql`status = 'pending' and confirmed_at is null and urgency = 2`
export const notPending = sql`status <> 'pending'`

/**
 * The first orders of each part under these conditions, as a table `orders`. Each part has its own order and limit, or
 * PostgreSQL would read it whole.
 */
export function firstOrders(
  parts: readonly RawBuilder<unknown>[],
  conditions: readonly RawBuilder<unknown>[],
  limit: number,
) {
  const each = parts.map(
    (
      part,
    ) => sql`(select ${ownColumns}, urgency_order, search_text from orders ${whereAll([part, ...conditions])}
      ${byUrgency} limit ${sql.lit(limit)})`,
  )
  return sql`(${sql.join(each, sql` union all `)}) as orders`
}
