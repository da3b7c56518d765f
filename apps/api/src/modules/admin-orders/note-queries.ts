import type { Tx } from '../../db/client.ts'

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
