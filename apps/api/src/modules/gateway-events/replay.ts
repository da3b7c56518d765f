import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { processEvent } from './process.ts'
import { findEvent, reviveEvent } from './queries.ts'

/** Processes a dead event again; one that was processed meanwhile is a success without effect (P5.2). */
export async function replay(
  ctx: Context,
  id: string,
  { staffId, requestId }: { staffId: string; requestId: string },
): Promise<void> {
  const now = ctx.clock.now()
  const row = await reviveEvent(ctx.db, id, now)
  if (row === undefined || row.gateway_ref === null) {
    if (await findEvent(ctx.db, id)) return
    throw new AppError('not_found', 'No such event')
  }
  await insertAuditEntry(ctx.db, {
    at: now,
    staffId,
    action: 'gateway_event.replayed',
    subject: `gateway-events/${id}`,
    requestId,
  })
  await processEvent(ctx, { ...row, gateway_ref: row.gateway_ref })
}
