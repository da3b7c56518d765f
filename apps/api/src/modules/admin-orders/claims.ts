import type { AuditAction } from '@recadinho/contracts/audit'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { transact } from '../../db/transaction.ts'
import { AppError } from '../../errors.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { staffActor } from '../orders/actor.ts'
import { canClaim } from '../orders/machine.ts'
import { appendOrderEvents } from '../orders/write.ts'
import { announceOrder, deleteClaim, findClaim, lockOrder, writeClaim } from './claim-queries.ts'
import { claimView, currentClaim, type ClaimRow } from './claim-view.ts'
import { illegal } from '../orders/refusals.ts'

/** O8.1 */
const claimMs = 2 * 3_600_000
export const claimUntil = (now: Date) => new Date(now.getTime() + claimMs)

/** A member of staff and the order. */
export interface ClaimRequest {
  orderId: string
  staff: { id: string; name: string }
  requestId: string
}

/** O8.1 to O8.3: claims the order, extends the claim, or takes it over from the holder the page showed. */
export const claimOrder = (ctx: Context, request: ClaimRequest, takeOverFrom: string | undefined) =>
  withClaim(ctx, request, async (tx, order, holder, now) => {
    const { orderId, staff } = request
    if (!canClaim(order)) throw illegal(order, [])
    if (holder && holder.id !== staff.id && holder.id !== takeOverFrom) throw claimed(holder, now)
    await writeClaim(tx, { orderId, staffId: staff.id, now, until: claimUntil(now) })
    if (holder?.id === staff.id) return undefined
    return { action: holder ? 'order.claim_taken_over' : 'order.claimed', to: 'claimed' }
  })

/** O8.4: releases the caller's own claim; a no-op if there is none. */
export const releaseClaim = (ctx: Context, request: ClaimRequest) =>
  withClaim(ctx, request, async (tx, _order, holder, now) => {
    if (!holder) return undefined
    if (holder.id !== request.staff.id) throw claimed(holder, now)
    await deleteClaim(tx, request.orderId)
    return { action: 'order.claim_released', to: 'free' }
  })

/** What the timeline and the audit log record. */
interface Step {
  action: AuditAction
  to: 'claimed' | 'free'
}
type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

async function withClaim(
  ctx: Context,
  { orderId, staff, requestId }: ClaimRequest,
  work: (tx: Tx, order: LockedOrder, holder: ClaimRow | undefined, now: Date) => Promise<Step | undefined>,
): Promise<void> {
  const now = ctx.clock.now()
  await transact(ctx.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order === undefined) throw new AppError('not_found', 'No such order')
    const holder = currentClaim(await findClaim(tx, orderId), now)
    const step = await work(tx, order, holder, now)
    await announceOrder(tx, orderId)
    if (!step) return
    const { action, to } = step
    const event = {
      orderId,
      machine: 'claim',
      from_state: holder ? 'claimed' : 'free',
      to_state: to,
    } as const
    await appendOrderEvents(tx, [event], { actor: staffActor(staff), requestId, now })
    const subject = `orders/${orderId}`
    await insertAuditEntry(tx, { at: now, staffId: staff.id, action, subject, requestId })
  })
}

/** O8.2: names the holder. */
const claimed = (holder: ClaimRow, now: Date) =>
  new AppError('order_claimed', 'Another member of staff works on this order', {
    claim: claimView(holder, { staffId: '', now }),
  })
