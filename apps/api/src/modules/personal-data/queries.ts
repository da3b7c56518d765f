import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'
import { Fragment } from '../../db/statement.ts'
import { spellingsOf } from '@recadinho/i18n/chat-numbers'
import type { Holding } from './holding.ts'

/** A person as the tables identify them. */
export interface Person {
  orderIds: readonly string[]
  /** In lower case. */
  emails: readonly string[]
  phones: readonly string[]
}

type Table = Holding & { table: string }

/** A person's rows of a table. */
function rowsOf({ of: { by, column, through } }: Table, person: Person): RawBuilder<boolean> {
  if (!through) return isOf(by, column, person)
  return sql`${sql.ref(column)} in (
    select ${sql.ref(through.column)} from ${sql.table(through.table)} where ${isOf(by, through.of, person)})`
}

function isOf(
  by: Holding['of']['by'],
  column: string,
  { orderIds, emails, phones }: Person,
): RawBuilder<boolean> {
  switch (by) {
    case 'order':
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
  'child_name',
  'other_children',
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

type ErasedAt = 'details_erased_at' | 'erased_at'

/** When an order ended. As literals, so that the indexes `orders_to_forget…` cover every plan. */
const endedAt = sql<string>`coalesce(completed_at, expires_at, created_at)`
const hasEnded = sql<boolean>`status in ('completed', 'expired', 'cancelled')`

/** An order to erase; `ended` has the database's precision. */
export interface EndedOrder {
  id: string
  ended: string
}

/** Orders that ended before that and have not been erased to the given extent: oldest first, from after the given one. */
export const listOrdersToForget = (
  db: Db,
  erasedAt: ErasedAt,
  { before, after, limit }: { before: Date; after: EndedOrder | undefined; limit: number },
): Promise<EndedOrder[]> =>
  db
    .selectFrom('orders')
    .select(['id', sql<string>`${endedAt}::text`.as('ended')])
    .where(hasEnded)
    .where(erasedAt, 'is', null)
    .where(endedAt, '<', sql<string>`${before}::timestamptz`)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(${endedAt}, id) > (${after?.ended}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy(endedAt)
    .orderBy('id')
    .limit(limit)
    .execute()

/** Those of the orders that are still to be erased and that nobody else changes now, under lock. */
export const lockOrdersToForget = (tx: Tx, erasedAt: ErasedAt, ids: readonly string[]) =>
  tx
    .selectFrom('orders')
    .select(['id', 'version', 'number', 'guardian_name', 'tracking_session_id'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where(hasEnded)
    .where(erasedAt, 'is', null)
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute()

/**
 * Takes these names, addresses and numbers out of the names of staff's views, which are staff's own words. On request only:
 * every night another child has the name that a member of staff has, too.
 */
export async function eraseFromViews(tx: Tx, names: readonly string[]): Promise<void> {
  // The placeholders of orders whose details were erased by time.
  const wanted = names.filter((name) => name !== '' && name !== '—')
  if (wanted.length === 0) return
  const pattern = `(?<!\\w)(${wanted.map((name) => name.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&')).join('|')})(?!\\w)`
  await sql`
    update order_views set name = regexp_replace(name, ${pattern}, '—', 'gi') where name ~* ${pattern}`.execute(
    tx,
  )
}
