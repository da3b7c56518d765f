import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { sql, type Insertable, type UpdateObject } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'
import type { Database } from '../../db/schema/index.ts'
import type { OrderEventsTable } from '../../db/schema/order-events.ts'

/** What staff see beside what the buyer sees: the text to be spoken and the timeline, oldest first. */
export const findStaffParts = (db: Db, orderId: string) =>
  db
    .selectFrom('scripts')
    .select((eb) => [
      'scripts.version',
      'scripts.text',
      jsonArrayFrom(
        eb
          .selectFrom('order_events')
          .select([
            'machine',
            'from_state',
            'to_state',
            'actor_type',
            'actor_name',
            'reason',
            'amount',
            'currency',
            'created_at',
          ])
          .select(sql<string>`id::text`.as('id'))
          .where('order_id', '=', orderId)
          .orderBy('order_events.id'),
      ).as('timeline'),
    ])
    .where('order_id', '=', orderId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

export type StaffParts = Awaited<ReturnType<typeof findStaffParts>>

type Change = Omit<UpdateObject<Database, 'orders'>, 'version'>

/** Changes a locked order, writes its timeline and tells whoever watches it. */
export async function changeOrder(
  tx: Tx,
  orderId: string,
  change: Change,
  event: Omit<Insertable<OrderEventsTable>, 'order_id'>,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set(change)
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('id', '=', orderId)
    .execute()
  await tx
    .insertInto('order_events')
    .values({ ...event, order_id: orderId })
    .execute()
  await sql`select pg_notify('order_changed', ${orderId})`.execute(tx)
}
