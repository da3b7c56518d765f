import type { MailAction } from '@recadinho/contracts/money'
import type { Context } from '../../context.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { wakeFailedMail } from '../messages/failed-queries.ts'

const auditActions = { resend: 'mail.resent', settle: 'mail.settled' } as const

/** Deals with an order's e-mails that failed for good; where none rests it is a success without effect (P5.9). */
export async function actOnMail(
  ctx: Context,
  orderId: string,
  { action, staffId, requestId }: { action: MailAction; staffId: string; requestId: string },
): Promise<void> {
  const again = action === 'resend'
  const woken = await ctx.db.transaction().execute(async (tx) => {
    if (!(await wakeFailedMail(tx, orderId, { again }))) return false
    await insertAuditEntry(tx, {
      at: ctx.clock.now(),
      staffId,
      action: auditActions[action],
      subject: `orders/${orderId}`,
      requestId,
    })
    return true
  })
  if (woken && again) ctx.receipts.wake()
}
