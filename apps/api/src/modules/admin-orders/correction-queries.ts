import type { Tx } from '../../db/client.ts'

export interface SeenCorrections {
  orderId: string
  /** The newest version of the details that was on the screen. */
  upTo: number
  staffId: string
  now: Date
}

/** Returns `false` if all of them had been seen before. */
export async function markCorrectionsSeen(
  tx: Tx,
  { orderId, upTo, staffId, now }: SeenCorrections,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('order_corrections')
    .set({ seen_at: now, seen_by: staffId })
    .where('order_id', '=', orderId)
    .where('details_version', '<=', upTo)
    .where('seen_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
