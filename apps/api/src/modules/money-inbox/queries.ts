import type { Gateway, PaymentMethod } from '@recadinho/contracts/catalog'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'

/** An aggregate over all refunds `r` of an item's money. */
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
      'money_inbox.details',
      'money_inbox.created_at',
      'money_inbox.resolved_at',
    ])
    .select(['orders.number', 'orders.guardian_name', 'orders.status', 'payments.state as payment_state'])
    .select([
      refundsOf<number>(sql`coalesce(sum(r.amount) filter (where r.state = 'succeeded'), 0)::integer`).as(
        'returned',
      ),
      refundsOf<boolean>(sql`count(*) filter (where r.state <> 'failed') > 0`).as('goes_back'),
      // P3.13: the manual confirmation that counts this money is still confirmed and unrefunded.
      sql<boolean>`exists (select from payments c where c.id = payments.counted_by and c.state = 'confirmed'
        and payments.state = 'confirmed' and c.counted_by is null
        and not exists (select from refunds r where r.payment_id = c.id and r.state <> 'failed'))`.as(
        'matches',
      ),
    ])

/** Open items, oldest first. */
export const listOpenItems = (
  db: Db,
  { after = '0', limit }: { after?: string | undefined; limit: number },
) =>
  inboxItems(db)
    .where('money_inbox.resolved_at', 'is', null)
    .where('money_inbox.id', '>', after)
    .orderBy('money_inbox.id')
    .limit(limit)
    .execute()

export const findOrderByNumber = async (tx: Tx, number: string): Promise<string | undefined> =>
  (await tx.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst())?.id

export interface AttachedPayment {
  id: string
  itemId: string
  orderId: string
  gateway: string
  ref: string
  method: PaymentMethod
  amount: number
  currency: string
  now: Date
}

/** Inserts the payment that an unmatched payment becomes on its order. */
export const insertAttached = (tx: Tx, attached: AttachedPayment) =>
  tx
    .insertInto('payments')
    .values({
      id: attached.id,
      order_id: attached.orderId,
      gateway: attached.gateway as Gateway, // always one of ours, though the type is wider
      method: attached.method,
      state: 'confirmed',
      amount: attached.amount,
      currency: attached.currency,
      gateway_ref: attached.ref,
      idempotency_key: `money ${attached.itemId}`,
      request_hash: Buffer.alloc(32),
      created_at: attached.now,
      confirmed_at: attached.now,
    })
    .execute()

/** One item, locked, so that two people cannot act on it at once. */
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
  resolution: 'refunded' | 'attached' | 'matched' | 'reinstated' | 'resolved'
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

/** When each of an order's payments was first confirmed; buyers' pages do not need it. */
export const listConfirmations = (db: Db, orderId: string) =>
  db.selectFrom('payments').select(['id', 'confirmed_at']).where('order_id', '=', orderId).execute()
