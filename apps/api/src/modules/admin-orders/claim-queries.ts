import { sql } from 'kysely'
import type { Tx } from '../../db/client.ts'

/** The order, locked: of two who claim it at once, the second sees the first. */
export const lockOrder = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('orders')
    .select(['id', 'status', 'stage', 'on_hold_since', 'version'])
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Who works on the order, or did: the row may have expired. */
export const findClaim = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('order_claims')
    .innerJoin('staff', 'staff.id', 'order_claims.staff_id')
    .select(['staff.id', 'staff.name', 'order_claims.expires_at as until'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()

export interface NewClaim {
  orderId: string
  staffId: string
  now: Date
  until: Date
}

/** Claims the order, or claims it for longer, whoever was on it. */
export const writeClaim = (tx: Tx, { orderId, staffId, now, until }: NewClaim) =>
  tx
    .insertInto('order_claims')
    .values({ order_id: orderId, staff_id: staffId, claimed_at: now, expires_at: until })
    .onConflict((conflict) =>
      conflict.column('order_id').doUpdateSet({ staff_id: staffId, claimed_at: now, expires_at: until }),
    )
    .execute()

/** A claim of one's own that has not expired lasts longer; nothing happens where there is none. */
export const prolongClaim = (tx: Tx, { orderId, staffId, now, until }: NewClaim) =>
  tx
    .updateTable('order_claims')
    .set({ expires_at: until })
    .where('order_id', '=', orderId)
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', now)
    .execute()

export const deleteClaim = (tx: Tx, orderId: string) =>
  tx.deleteFrom('order_claims').where('order_id', '=', orderId).execute()

/** Pages that show the order read it again, though the order itself has not changed. */
export const announceOrder = (tx: Tx, orderId: string) =>
  tx.selectNoFrom(sql`pg_notify('order_changed', ${orderId}::text)`.as('notified')).execute()
