import { sql } from 'kysely'
import type { Tx } from '../../db/client.ts'

/** Locks the order, so that the second of two simultaneous claims sees the first. */
export const lockOrder = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('orders')
    .select(['id', 'status', 'stage', 'on_hold_since', 'version'])
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** The order's claim, which may have expired. */
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

/** Claims the order or extends the claim; replaces any other holder. */
export const writeClaim = (tx: Tx, { orderId, staffId, now, until }: NewClaim) =>
  tx
    .insertInto('order_claims')
    .values({ order_id: orderId, staff_id: staffId, claimed_at: now, expires_at: until })
    .onConflict((conflict) =>
      conflict.column('order_id').doUpdateSet({ staff_id: staffId, claimed_at: now, expires_at: until }),
    )
    .execute()

/** Extends the member's own claim if it has not expired; otherwise a no-op. */
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

/** Notifies pages that show the order to reload it, though the order itself has not changed. */
export const announceOrder = (tx: Tx, orderId: string) =>
  tx.selectNoFrom(sql`pg_notify('order_changed', ${orderId}::text)`.as('notified')).execute()

export interface NewNote {
  id: string
  orderId: string
  staffId: string
  text: string
  now: Date
}

/** Returns `false` if the note exists already. */
export async function insertNote(tx: Tx, { id, orderId, staffId, text, now }: NewNote): Promise<boolean> {
  const row = await tx
    .insertInto('order_notes')
    .values({ id, order_id: orderId, staff_id: staffId, text, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
