import type { Context } from '../../context.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { reviveReceipt } from '../messages/queries.ts'

/** Sends a receipt that failed for good once more; one that does not rest is a success without effect (P5.9). */
export async function resendReceipt(
  ctx: Context,
  orderId: string,
  { staffId, requestId }: { staffId: string; requestId: string },
): Promise<void> {
  const revived = await ctx.db.transaction().execute(async (tx) => {
    const effect = await reviveReceipt(tx, orderId)
    if (effect === undefined) return false
    await insertAuditEntry(tx, {
      at: ctx.clock.now(),
      staffId,
      action: 'receipt.resent',
      subject: `orders/${orderId}`,
      requestId,
    })
    return true
  })
  if (revived) ctx.receipts.wake()
}
