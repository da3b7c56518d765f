import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Insertable, type QueryCreator, type UpdateObject } from 'kysely'
import type { DeliveryCause } from '@recadinho/contracts/deliveries'
import type { EventCause } from '@recadinho/contracts/money'
import type { ScriptCause } from '@recadinho/contracts/scripts'
import type { Db, Tx } from '../../db/client.ts'
import { retryTransient, transact } from '../../db/transaction.ts'
import type { Database } from '../../db/schema/index.ts'
import type { EventMachine } from '../../db/schema/order-events.ts'
import { commissionKind } from './commission-event.ts'
import type { NewOutboxEvent } from '../outbox/write.ts'
import { AppError } from '../../errors.ts'
import type { Actor } from './actor.ts'

/** An order as it was read: what is decided about it holds for this version only. */
export interface OrderVersion {
  id: string
  version: number
}

/** A line of the timeline; money only where there is some. No data about the child (O6.2). */
export interface NewOrderEvent {
  machine: EventMachine
  from_state?: string | null
  to_state: string
  /** In the words of whoever did it, or a code of the gateway. */
  reason?: string | null
  /** Why the shop itself did it. */
  cause?: EventCause | DeliveryCause | ScriptCause | null
  amount?: number | null
  currency?: string | null
  /** Who did it, where that was not who changes the order. */
  actor?: Actor
}

export interface OrderChange {
  /** The columns that change. */
  set: Omit<UpdateObject<Database, 'orders'>, 'id' | 'version'>
  events: readonly NewOrderEvent[]
  outbox?: readonly NewOutboxEvent[]
  /** O4.2: the order's use of its promo code is released, or taken again. */
  promoUse?: 'release' | 'take'
}

/** Who changes the order, and why. */
export interface ChangedBy {
  actor: Actor
  /** The request that asked for it. */
  requestId?: string | null
  /** The gateway's event that led to it. */
  sourceEvent?: string | null
  now: Date
}

/** The order has changed since it was read; nothing was written. */
export class OrderMoved extends Error {
  override readonly name = 'OrderMoved'
}

/** The statement of a change, to which other tables' writes can be added; `changed` has one row when the change is made. */
export type ChangeStatement = QueryCreator<Database & { changed: { id: string } }>

/**
 * The only way in which an order changes after its creation (O1.12): it raises the version, appends the timeline, writes
 * the outbox and notifies the order's page, in one statement together with what `also` adds to it. Throws `OrderMoved`
 * when the order is not at the version that was read.
 */
export async function changeOrder(
  db: Db | Tx,
  order: OrderVersion,
  change: OrderChange,
  by: ChangedBy,
  also: (statement: ChangeStatement) => ChangeStatement = (statement) => statement,
): Promise<void> {
  if (change.promoUse !== undefined && !db.isTransaction)
    return transact(db, (tx) => changeOrder(tx, order, change, by, also))
  const write = () =>
    also(statementOf(db, order, change, by))
      .selectFrom('changed')
      .select(sql`pg_notify('order_changed', changed.id::text)`.as('notified'))
      .execute()
  const rows = await (db.isTransaction ? write() : retryTransient(write))
  if (rows.length === 0) throw new OrderMoved()
  if (change.promoUse !== undefined) await changePromoUse(db, order.id, change.promoUse)
}

/** Repeats reading and deciding while the order changes in between. */
export async function untilWritten<T>(work: (round: number) => Promise<T>): Promise<T> {
  for (let round = 1; ; round++) {
    try {
      return await work(round)
    } catch (error) {
      if (!(error instanceof OrderMoved)) throw error
      if (round === rounds)
        throw new AppError('unavailable', 'The order changes too often; ask again', undefined, {
          cause: error,
        })
      // Many who answer one request at once come one after the other.
      if (round > 2) await pause(round * 3 * Math.random())
    }
  }
}

/** A transaction that reads an order and changes it; run again while the order moves in between. */
export const transactOnOrder = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  untilWritten(() => transact(db, work))

/** More than a few rounds mean that the order is changed on purpose, again and again. */
const rounds = 25

/**
 * Appends lines to timelines of orders that do not change by them, and notifies their pages: a note, a delivery that was
 * read, a video that was played.
 */
export async function appendOrderEvents(
  db: Db | Tx,
  events: readonly (NewOrderEvent & { orderId: string })[],
  by: ChangedBy,
): Promise<void> {
  if (events.length === 0) return
  await db
    .with('appended', (query) =>
      query
        .insertInto('order_events')
        .values(events.map((event) => rowOf(event.orderId, event, by)))
        .returning('order_id'),
    )
    .selectFrom('appended')
    .select(sql`pg_notify('order_changed', order_id::text)`.as('notified'))
    .execute()
}

function statementOf(db: Db | Tx, { id, version }: OrderVersion, change: OrderChange, by: ChangedBy) {
  const { set, events, outbox = [] } = change
  let statement: ChangeStatement = db.with('changed', (query) =>
    query
      .updateTable('orders')
      .set({ ...set, ...reservation(change), version: sql`version + 1` })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning(['id', commissionKey.as('commission_key')]),
  )
  if (set.payment_status !== undefined) statement = withCommission(statement, by.now)
  if (events.length > 0)
    statement = insertWith(
      statement,
      'order_events',
      events.map((event) => rowOf(id, event, by)),
    )
  if (outbox.length > 0)
    statement = insertWith(
      statement,
      'outbox_events',
      outbox.map(({ kind, dedupeKey, supersedeKey, payload, orderId = id }) => ({
        kind,
        dedupe_key: dedupeKey,
        supersede_key: supersedeKey ?? null,
        payload: payload as never, // a value within the rows' JSON, where a column takes a text of JSON
        order_id: orderId,
        created_at: by.now,
      })),
      'skip',
    )
  return statement
}

/** Of an order that earns its affiliate something, or did. */
const commissionKey = sql<string | null>`
  case when affiliate_code is not null and confirmed_at is not null then id || ' ' || version end`

/** Whatever becomes of an order's money, its affiliate's commission follows; see the commissions module. */
const withCommission = (statement: ChangeStatement, now: Date) =>
  statement.with(
    'commission',
    () => sql`(
      insert into outbox_events (kind, dedupe_key, supersede_key, payload, order_id, created_at)
      select ${sql.lit(commissionKind)}, commission_key, id::text, '{}'::jsonb, id, ${now}::timestamptz
      from changed where commission_key is not null on conflict do nothing)`,
  ) as unknown as ChangeStatement // as in `insertWith`

const reservation = ({ promoUse }: OrderChange) =>
  promoUse === undefined ? {} : { promo_reserved: promoUse === 'take' }

/**
 * Adds rows of another table to a change: they are written exactly if the change is. `skip` leaves out a row that breaks a
 * unique rule because it is there already.
 */
export function insertWith<Table extends keyof Database>(
  statement: ChangeStatement,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
  conflict: 'fail' | 'skip' = 'fail',
): ChangeStatement {
  const columns = Object.keys(rows[0] ?? {})
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const values = sql.join(columns.map((column) => sql.ref(`row.${column}`)))
  const given = sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows, asText)}::jsonb)`
  const added = statement.with(
    `inserted_${table}`,
    () =>
      sql`(insert into ${sql.table(table)} (${names}) select ${values} from changed, ${given} as row${
        conflict === 'skip' ? sql` on conflict do nothing` : sql``
      })`,
  )
  return added as unknown as ChangeStatement // what comes after it needs to know no more than `changed`
}

/** Bytes as PostgreSQL reads them from a text. */
function asText(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const original = this[key] // `value` is what `toJSON` made of it
  return Buffer.isBuffer(original) ? `\\x${original.toString('hex')}` : value
}

const rowOf = (
  orderId: string,
  event: NewOrderEvent,
  { actor: changer, requestId = null, sourceEvent = null, now }: ChangedBy,
) => {
  const { machine, from_state = null, to_state, cause = null, amount = null, currency = null } = event
  const { actor = changer } = event
  return {
    order_id: orderId,
    machine,
    from_state,
    to_state,
    reason: event.reason ?? cause?.code ?? null, // the release before reads codes here
    cause,
    amount,
    currency,
    actor_type: actor.type,
    actor_id: actor.id,
    actor_name: actor.name,
    source_event: sourceEvent,
    request_id: requestId,
    created_at: now,
  }
}

async function changePromoUse(tx: Db | Tx, orderId: string, use: 'release' | 'take'): Promise<void> {
  await tx
    .updateTable('promo_codes')
    .from('orders')
    .set({ used: sql`greatest(0, used + ${use === 'take' ? 1 : -1})` })
    .whereRef('promo_codes.code', '=', 'orders.promo_code')
    .where('orders.id', '=', orderId)
    .execute()
}
