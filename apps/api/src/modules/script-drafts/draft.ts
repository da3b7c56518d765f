import type { ScriptDraft } from '@recadinho/contracts/scripts'
import { writeScript } from '@recadinho/stage/script'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Asker } from '../audit/asker.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { canChangeScript } from '../orders/machine.ts'
import { documentOf } from '../orders/script-document.ts'
import { requireRoom } from '../rate-limits/limits.ts'
import { draftLimits } from './limits.ts'
import { findDraftOrder } from './queries.ts'

/** W4: another draft for staff. Nothing is written until they save it as a version. */
export async function draftScript(
  ctx: Context,
  { orderId, ...by }: Asker & { orderId: string },
  signal: AbortSignal,
): Promise<ScriptDraft> {
  const order = await findDraftOrder(ctx.db, orderId)
  if (order === undefined) throw new AppError('not_found', 'No such order')
  if (!order.use_ai_voice || order.details_erased_at !== null || !canChangeScript(order))
    throw new AppError('illegal_transition', 'No script can be drafted for this order', {
      status: order.status,
      stage: order.stage,
    })
  const { request } = order
  const shop = { lines: documentOf(writeScript(request)), writer: 'shop' } as const
  if (ctx.scriptWriter === undefined) return { ...shop, fault: null }
  await requireRoom(ctx, draftLimits.ofOrder(ctx.config, orderId))
  const subject = `orders/${orderId}`
  await insertAuditEntry(ctx.db, { at: ctx.clock.now(), action: 'order.script_drafted', subject, ...by })
  const written = await ctx.scriptWriter.write({ ...request, otherNames: [order.guardian_name] }, signal)
  ctx.events.record('script_drafted', { orderId, reason: 'fault' in written ? written.fault : 'done' })
  return 'fault' in written
    ? { ...shop, fault: written.fault }
    : { lines: written.lines, writer: 'service', fault: null }
}
