import type { Context } from '../../context.ts'
import { transact } from '../../db/transaction.ts'
import { AppError } from '../../errors.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { processEvent } from './process.ts'
import { findEvent, reviveEvent } from './queries.ts'

/** Processes a dead event again; a no-op if it has been processed since (P5.2). */
export async function replay(
  ctx: Context,
  id: string,
  { staffId, requestId }: { staffId: string; requestId: string },
): Promise<void> {
  const now = ctx.clock.now()
  const row = await transact(ctx.db, async (tx) => {
    const revived = await reviveEvent(tx, id, now)
    if (revived === undefined || revived.gateway_ref === null) {
      if (await findEvent(tx, id)) return undefined
      throw new AppError('not_found', 'No such event')
    }
    await insertAuditEntry(tx, {
      at: now,
      staffId,
      action: 'gateway_event.replayed',
      subject: `gateway-events/${id}`,
      requestId,
    })
    return { ...revived, gateway_ref: revived.gateway_ref }
  })
  if (row) await processEvent(ctx, row)
}
