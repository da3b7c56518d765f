import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'

/** Rows of one list. */
export const most = 200

/** Something of all refunds `r` of an item's money. */
const refundsOf = <T>(of: RawBuilder<unknown>) =>
  sql<T>`(select ${of} from refunds r where r.gateway = money_inbox.gateway and r.payment_ref = money_inbox.gateway_ref)`

const inboxItems = (db: Db | Tx) =>
  db
    .selectFrom('money_inbox')
    .leftJoin('orders', 'orders.id', 'money_inbox.order_id')
    .leftJoin('payments', 'payments.id', 'money_inbox.payment_id')
    .select([
      'money_inbox.id',
      'money_inbox.kind',
      'money_inbox.gateway',
      'money_inbox.gateway_ref',
      'money_inbox.order_id',
      'money_inbox.payment_id',
      'money_inbox.amount',
      'money_inbox.currency',
      'money_inbox.detail',
      'money_inbox.created_at',
      'money_inbox.resolved_at',
    ])
    .select(['orders.number', 'orders.guardian_name', 'orders.status', 'payments.state as payment_state'])
    .select([
      refundsOf<number>(sql`coalesce(sum(r.amount) filter (where r.state = 'succeeded'), 0)::integer`).as(
        'returned',
      ),
      refundsOf<boolean>(sql`count(*) filter (where r.state <> 'failed') > 0`).as('goes_back'),
    ])

/** What waits for a person, the oldest first. */
export const listOpenItems = (db: Db) =>
  inboxItems(db).where('money_inbox.resolved_at', 'is', null).orderBy('money_inbox.id').limit(most).execute()

/** The order that an item is about; it never changes. */
export const findOrderOf = async (tx: Tx, id: string): Promise<string | null> =>
  (await tx.selectFrom('money_inbox').select('order_id').where('id', '=', id).executeTakeFirst())?.order_id ??
  null

/** One item, locked, so that two people never deal with it at once. */
export const lockItem = (tx: Tx, id: string) =>
  inboxItems(tx).where('money_inbox.id', '=', id).forUpdate('money_inbox').executeTakeFirst()

export type InboxRow = Awaited<ReturnType<typeof listOpenItems>>[number]

export async function countOpenItems(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('money_inbox')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('resolved_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export interface Resolution {
  id: string
  resolution: 'refunded' | 'attached' | 'reinstated' | 'settled'
  staffId: string
  reason: string
  now: Date
}

export const resolveItem = (tx: Tx, { id, resolution, staffId, reason, now }: Resolution) =>
  tx
    .updateTable('money_inbox')
    .set({ resolved_at: now, resolution, resolved_by: staffId, resolved_reason: reason })
    .where('id', '=', id)
    .execute()

const eventColumns = [
  'id',
  'gateway',
  'event_id',
  'type',
  'gateway_ref',
  'received_at',
  'outcome',
  'tries',
  'last_error',
] as const

export const listDead = (db: Db) =>
  db
    .selectFrom('webhook_events')
    .select(eventColumns)
    .where('outcome', '=', 'dead')
    .orderBy('id')
    .limit(most)
    .execute()

export type EventRow = Awaited<ReturnType<typeof listDead>>[number]

/** When each of an order's payments was first confirmed; buyers' pages never need it. */
export const listConfirmations = (db: Db, orderId: string) =>
  db.selectFrom('payments').select(['id', 'confirmed_at']).where('order_id', '=', orderId).execute()

/** The events about an order's payments. */
export const listEventsOf = (db: Db, orderId: string) =>
  db
    .selectFrom('webhook_events')
    .select(eventColumns)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('payments')
          .select('payments.id')
          .where('payments.order_id', '=', orderId)
          .whereRef('payments.gateway', '=', 'webhook_events.gateway')
          .whereRef('payments.gateway_ref', '=', 'webhook_events.gateway_ref'),
      ),
    )
    .orderBy('id')
    .limit(most)
    .execute()

export const findEvent = (db: Db, id: string) =>
  db
    .selectFrom('webhook_events')
    .select([...eventColumns, 'raw', 'about'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Makes an event due again; `undefined` when it was worked off meanwhile. */
export const reviveEvent = (db: Db, id: string, now: Date) =>
  db
    .updateTable('webhook_events')
    .set({ outcome: null, tries: 0, retry_at: new Date(now.getTime() + 5000) })
    .where('id', '=', id)
    .where('processed_at', 'is', null)
    .where('gateway_ref', 'is not', null)
    .returning(['id', 'gateway', 'event_id', 'gateway_ref', 'about', 'tries'])
    .executeTakeFirst()
