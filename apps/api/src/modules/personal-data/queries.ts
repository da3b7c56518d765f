import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'
import { Fragment } from '../../db/statement.ts'
import { spellingsOf } from '../whatsapp/numbers.ts'
import type { Holding } from './map.ts'

/** A person as the tables identify them. */
export interface Person {
  orderIds: readonly string[]
  /** In lower case. */
  emails: readonly string[]
  phones: readonly string[]
}

type Table = Holding & { table: string }

/** A person's rows of a table. */
function rowsOf(
  { of: { by, column, through } }: Table,
  { orderIds, emails, phones }: Person,
): RawBuilder<boolean> {
  switch (by) {
    case 'order':
      if (through)
        return sql`${sql.ref(column)} in (select ${sql.ref(through.column)} from ${sql.table(through.table)}
          where ${sql.ref(through.order)} = any(${orderIds}::uuid[]))`
      return sql`${sql.ref(column)} = any(${orderIds}::uuid[])`
    case 'email':
      return sql`lower(${sql.ref(column)}) = any(${emails}::text[])`
    case 'phone':
      break
  }
  return sql`${sql.ref(column)} = any(${phones.flatMap(spellingsOf)}::text[])`
}

const orderColumns = [
  'id',
  'number',
  'status',
  'version',
  'guardian_name',
  'guardian_email',
  'whatsapp_number',
  'created_at',
  'tracking_session_id',
] as const

/** The orders of a search term, newest first; locked in a transaction, so that none changes during the erasure. */
export const findOrders = (
  db: Db | Tx,
  {
    email,
    phone,
    number,
  }: { email?: string | undefined; phone?: string | undefined; number?: string | undefined },
) =>
  db
    .selectFrom('orders')
    .select(orderColumns)
    .where('erased_at', 'is', null)
    .$if(email !== undefined, (query) => query.where(sql<boolean>`lower(guardian_email) = ${email}`))
    .$if(phone !== undefined, (query) => query.where('whatsapp_number', 'in', spellingsOf(phone ?? '')))
    .$if(number !== undefined, (query) => query.where('number', '=', number ?? ''))
    .$if(db.isTransaction, (query) => query.forUpdate())
    .orderBy('id', 'desc')
    .execute()

export type FoundOrder = Awaited<ReturnType<typeof findOrders>>[number]

export async function countRows(db: Db | Tx, table: Table, person: Person): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select count(*)::integer as rows from ${sql.table(table.table)} where ${rowsOf(table, person)}`.execute(
    db,
  )
  return rows[0]?.rows ?? 0
}

export async function exportRows(db: Db, table: Table, person: Person): Promise<Record<string, unknown>[]> {
  const columns = sql.join(table.exported.map((column) => sql.ref(column)))
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(shown) as row from (
      select ${columns} from ${sql.table(table.table)} where ${rowsOf(table, person)}) as shown`.execute(db)
  return rows.map(({ row }) => row)
}

/** Deletes a person's rows or blanks their columns; `orders` themselves change through `changeOrder`. */
export async function eraseRows(
  tx: Tx,
  table: Table,
  erased: NonNullable<Holding['byTime']>,
  person: Person,
): Promise<void> {
  const rows = sql`${rowsOf(table, person)} and ${sql.raw(table.erasedWhere ?? 'true')}`
  // SQL from the map itself, without external input.
  if (erased === 'rows') await sql`delete from ${sql.table(table.table)} where ${rows}`.execute(tx)
  else await sql`update ${sql.table(table.table)} set ${assignments(erased)} where ${rows}`.execute(tx)
}

const assignments = (erased: Partial<Record<string, string>>) =>
  sql.join(
    Object.entries(erased).map(([column, value]) => sql`${sql.ref(column)} = ${sql.raw(value ?? 'null')}`),
  )

/** The values of an erased order's columns, for `changeOrder`. */
export const blankOrder = (erased: Partial<Record<string, string>>) =>
  Object.fromEntries(Object.entries(erased).map(([column, value]) => [column, new Fragment(value ?? 'null')]))

/** Lets this transaction blank the texts of timelines, which are otherwise immutable (O6). */
export const allowErasure = (tx: Tx) => sql`select set_config('shop.erasing', 'on', true)`.execute(tx)

/** Finished orders older than that which have not been erased to the given extent. */
export const listOrdersToForget = (
  tx: Tx,
  erasedAt: 'details_erased_at' | 'erased_at',
  before: Date,
  limit: number,
) =>
  tx
    .selectFrom('orders')
    .select(['id', 'version', 'number', 'guardian_name', 'tracking_session_id'])
    .where('status', 'in', ['completed', 'expired', 'cancelled'])
    .where(erasedAt, 'is', null)
    .where(sql<boolean>`coalesce(completed_at, expires_at, created_at) < ${before}`)
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
