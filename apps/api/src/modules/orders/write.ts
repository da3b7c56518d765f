import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Insertable, type Updateable } from 'kysely'
import type { DeliveryCause } from '@recadinho/contracts/deliveries'
import type { ApprovalCause } from '@recadinho/contracts/films'
import type { EventCause } from '@recadinho/contracts/money'
import type { ScriptCause } from '@recadinho/contracts/scripts'
import type { Db, Tx } from '../../db/client.ts'
import { Fragment, list, names, nothing, part, statement, type Part } from '../../db/statement.ts'
import { transact } from '../../db/transaction.ts'
import type { Database } from '../../db/schema/index.ts'
import type { EventMachine, OrdersTable } from '../../db/schema/orders.ts'
import { followersOf } from '../outbox/registry.ts'
import { announceEvents, type NewOutboxEvent } from '../outbox/write.ts'
import { AppError } from '../../errors.ts'
import type { Actor } from './actor.ts'

/** An order as it was read: decisions hold for this version only. */
export interface OrderVersion {
  id: string
  version: number
}

/** An entry of the timeline; amount and currency only for money. No data about the child (O6.2). */
export interface NewOrderEvent {
  machine: EventMachine
  from_state?: string | null
  to_state: string
  /** What the actor wrote, or a gateway's code. */
  reason?: string | null
  /** Why the shop did it automatically. */
  cause?: EventCause | DeliveryCause | ScriptCause | ApprovalCause | null
  amount?: number | null
  currency?: string | null
  /** Who did it, if not the one who changes the order. */
  actor?: Actor
}

/** New values of columns, or SQL for them. */
type Assigned<Columns> = { [Name in keyof Columns]?: Columns[Name] | Part | Fragment }

export interface OrderChange {
  /** The columns to change. */
  set: Assigned<Omit<Updateable<OrdersTable>, 'id' | 'version'>>
  events: readonly NewOrderEvent[]
  outbox?: readonly NewOutboxEvent[]
  /** O4.2: releases the order's use of its promo code, or takes it again. */
  promoUse?: 'release' | 'take'
}

/** Who changes the order, and why. */
export interface ChangedBy {
  actor: Actor
  /** The request that caused it. */
  requestId?: string | null
  /** The gateway event that caused it. */
  sourceEvent?: string | null
  now: Date
}

/** The order has changed since it was read; nothing was written. */
export class OrderMoved extends Error {
  override readonly name = 'OrderMoved'
}

/**
 * The only way to change an order after its creation (O1.12): raises the version, appends to the timeline, writes outbox
 * events, those of kinds that follow the change included, and notifies the order's page, in one statement. `also` adds
 * common table expressions (`name as (…)`) that write other tables and select from `changed`, which has one row if the
 * change is made and none otherwise. Throws `OrderMoved` if the order is no longer at the version that was read.
 */
export async function changeOrder(
  db: Db | Tx,
  order: OrderVersion,
  change: OrderChange,
  by: ChangedBy,
  also: readonly Part[] = [],
): Promise<void> {
  if (change.promoUse !== undefined && !db.isTransaction)
    return transact(db, (tx) => changeOrder(tx, order, change, by, also))
  const followers = followersOf(db, change.set)
  const [row] = await statement<{ followed: string[] }>`
    with ${list([...writesOf(order, change, by, followers), ...also])}
    select pg_notify('order_changed', changed.id::text), ${followers.length > 0 ? followedKinds : noKinds} as followed
    from changed`.execute(db)
  if (row === undefined) throw new OrderMoved()
  announceEvents(db, [...(change.outbox ?? []), ...row.followed.map((kind) => ({ kind }))])
  if (change.promoUse !== undefined) await changePromoUse(db, order.id, change.promoUse)
}

/** Retries reading and deciding while the order changes in between. */
export async function untilWritten<T>(work: (round: number) => Promise<T>): Promise<T> {
  for (let round = 1; ; round++) {
    try {
      return await work(round)
    } catch (error) {
      if (!(error instanceof OrderMoved)) throw error
      if (round === rounds)
        throw new AppError('unavailable', 'The order changes too often; try again', undefined, {
          cause: error,
        })
      // Jitter, so that concurrent attempts at one order do not collide again.
      if (round > 2) await pause(round * 3 * Math.random())
    }
  }
}

/** A transaction that reads an order and changes it; retried while the order changes in between. */
export const transactOnOrder = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  untilWritten(() => transact(db, work))

/** More rounds than this mean that something changes the order continuously. */
const rounds = 25

/**
 * Appends timeline entries that do not change their order, such as a note, a read delivery or a played video, and
 * notifies the orders' pages.
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

/** The common table expressions of the change itself; `changed` comes first. */
function writesOf(
  { id, version }: OrderVersion,
  change: OrderChange,
  by: ChangedBy,
  followers: Followers,
): Part[] {
  const { set, events, outbox = [] } = change
  const columns = Object.entries({ ...set, ...reservation(change) })
  return [
    part`changed as (
      update orders set ${list([...columns.map(assigned), versionRaised])}
      where id = ${id} and version = ${version}
      returning id, version, array[${list(followers.map(conditionOf))}]::boolean[] as follows)`,
    ...(followers.length > 0 ? [followerWrites(followers, by.now)] : []),
    ...insertions(
      'order_events',
      events.map((event) => rowOf(id, event, by)),
    ),
    ...insertions(
      'outbox_events',
      outbox.map(({ kind, dedupeKey, supersedeKey, payload, orderId = id }) => ({
        kind,
        dedupe_key: dedupeKey,
        supersede_key: supersedeKey ?? null,
        payload: JSON.stringify(payload),
        order_id: orderId,
        created_at: by.now,
      })),
      'skip',
    ),
  ]
}

const versionRaised = new Fragment('version = version + 1')

const assigned = ([column, value]: [string, unknown]) => part`${names(column)} = ${value}`

type Followers = ReturnType<typeof followersOf>

const conditionOf = ({ follows: { where = 'true' } }: Followers[number]) => new Fragment(where)

/** The events of kinds that follow the change and whose condition holds. */
const followerWrites = (followers: Followers, now: Date) =>
  part`followed as (
    insert into outbox_events (kind, dedupe_key, supersede_key, payload, order_id, created_at)
    select f.kind, case when f.once then id::text else id || ' ' || version end, id::text, '{}'::jsonb, id, ${now}
    from changed, unnest(${followers.map(({ name }) => name)}::text[],
      ${followers.map(({ follows }) => follows.once === true)}::boolean[], changed.follows) as f (kind, once, applies)
    where f.applies on conflict do nothing returning kind)`

const followedKinds = new Fragment('array(select kind from followed)')
const noKinds = new Fragment(`'{}'::text[]`)

const reservation = ({ promoUse }: OrderChange) =>
  promoUse === undefined ? {} : { promo_reserved: promoUse === 'take' }

/**
 * Inserts rows with the same columns into another table, for `also`: exactly if the change is made, and in this order, as
 * are their ids. At most one call for a table, and none for `order_events` and `outbox_events`, which `changeOrder` writes
 * itself. `skip` leaves out rows that exist already.
 */
export function insertions<Table extends keyof Database>(
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
  conflict: 'fail' | 'skip' = 'fail',
): Part[] {
  if (rows[0] === undefined) return []
  const columns = names(...Object.keys(rows[0]))
  // A select of no rows tells the types of the values.
  const values = rows.reduce(
    (before, row) => part`${before} union all select ${list(Object.values(row))}`,
    part`select ${columns} from ${names(table)} where false`,
  )
  return [
    part`${names(`new_${table}`)} as (
      insert into ${names(table)} (${columns})
      select ${columns} from (${values}) as added where exists (select from changed) ${onConflict[conflict]})`,
  ]
}

const onConflict = { fail: nothing, skip: new Fragment('on conflict do nothing') }

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
    reason: event.reason ?? cause?.code ?? null, // the previous release reads codes here
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
