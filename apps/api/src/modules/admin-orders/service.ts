import type { AuditAction } from '@recadinho/contracts/audit'
import type { ProductionStage } from '@recadinho/contracts/orders'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import { insertAuditEntry, type AuditEntry } from '../audit/queries.ts'
import { checkVersion, illegal, versionConflict } from '../orders/refusals.ts'
import { staffActor } from '../orders/actor.ts'
import {
  canCancelRefunded,
  canHold,
  canRelease,
  canMoveOrder,
  factsOf,
  legalStages,
} from '../orders/machine.ts'
import { endWithoutMoney } from '../orders/end.ts'
import { findOrderRow, type OrderRow } from '../orders/queries.ts'
import { isOpen } from '../payments/machine.ts'
import { findOrderWithPayments } from '../payments/decision-queries.ts'
import { changeOrder, transactOnOrder, appendOrderEvents, type ChangedBy } from '../orders/write.ts'
import { prolongClaim, insertNote, lockOrder } from './claim-queries.ts'
import { claimUntil, type ClaimRequest } from './claims.ts'
import type { AddNoteBody } from '@recadinho/contracts/order-notes'
import { transact } from '../../db/transaction.ts'

/** A command by a member of staff on an order that they saw at `version`. */
export interface StaffRequest {
  orderId: string
  version: number
  staff: { id: string; name: string }
  requestId: string
}

/** O2.5: staff move the stage themselves; otherwise it follows from what happens. */
export const advanceStage = (
  ctx: Context,
  request: StaffRequest,
  { stage, reason }: { stage: ProductionStage; reason: string },
) =>
  withOrder(ctx, request, 'order.stage_advanced', async (tx, order, by) => {
    if (order.status === 'in_production' && order.stage === stage) return false
    checkVersion(order, request.version)
    const legal = legalStages(factsOf(order))
    if (!legal.includes(stage)) throw illegal(order, legal)
    const event = { machine: 'stage', from_state: order.stage, to_state: stage, reason } as const
    await changeOrder(tx, order, { set: { stage }, events: [event] }, by)
    return { stage: { was: order.stage, now: stage } }
  })

/** O1.7: the owner knows of a delivery that the shop has no record of. */
export const completeOrder = (ctx: Context, request: StaffRequest, reason: string) =>
  withOrder(ctx, request, 'order.completed', async (tx, order, by) => {
    if (order.status === 'completed') return false
    checkVersion(order, request.version)
    if (!canMoveOrder(factsOf(order), 'completed', 'staff')) throw illegal(order)
    const event = { machine: 'order', from_state: order.status, to_state: 'completed', reason } as const
    const set = { status: 'completed', completed_at: by.now } as const
    await changeOrder(tx, order, { set, events: [event] }, by)
    return true
  })

/** The open attempt has been voided already; `voided` says that this raised the version which staff saw. */
export const cancelOrder = (ctx: Context, request: StaffRequest, reason: string, voided: boolean) =>
  withOrder(ctx, request, 'order.cancelled', async (tx, order, by) => {
    if (order.status === 'cancelled') return false
    if (!voided) checkVersion(order, request.version)
    if (!canMoveOrder(factsOf(order), 'cancelled', 'staff') && !canCancelRefunded(order)) throw illegal(order)
    // O1.6: the buyer has started another payment, which a cancelled order must not leave open.
    const found = await findOrderWithPayments(tx, { orderId: order.id })
    if (found?.payments.some(({ state }) => isOpen(state))) throw versionConflict(order)
    await endWithoutMoney(tx, order, 'cancelled', { ...by, reason })
    return true
  })

export const holdOrder = (ctx: Context, request: StaffRequest, reason: string) =>
  withOrder(ctx, request, 'order.held', async (tx, order, by) => {
    checkVersion(order, request.version)
    if (!canHold(factsOf(order))) throw illegal(order)
    const event = { machine: 'hold', from_state: 'running', to_state: 'held', reason } as const
    await changeOrder(
      tx,
      order,
      { set: { on_hold_reason: reason, on_hold_since: by.now }, events: [event] },
      by,
    )
    return true
  })

/** O3.2: adds the time on hold to the due time. */
export const releaseOrder = (ctx: Context, request: StaffRequest) =>
  withOrder(ctx, request, 'order.released', async (tx, order, by) => {
    checkVersion(order, request.version)
    if (!canRelease(factsOf(order)) || order.on_hold_since === null) throw illegal(order)
    const heldMs = by.now.getTime() - order.on_hold_since.getTime()
    const due = order.due_at === null ? null : new Date(order.due_at.getTime() + heldMs)
    const event = { machine: 'hold', from_state: 'held', to_state: 'running' } as const
    const set = { on_hold_reason: null, on_hold_since: null, due_at: due }
    await changeOrder(tx, order, { set, events: [event] }, by)
    return true
  })

/**
 * Runs a staff change of an order and writes its audit entry. `work` returns `false` if there was nothing to do, or the
 * details for the audit entry.
 */
export async function withOrder(
  ctx: Context,
  request: Omit<StaffRequest, 'version'>,
  action: AuditAction,
  work: (tx: Tx, order: OrderRow, by: ChangedBy) => Promise<boolean | NonNullable<AuditEntry['details']>>,
): Promise<void> {
  const { orderId, staff, requestId } = request
  const now = ctx.clock.now()
  const by = { actor: staffActor(request.staff), requestId, now }
  const changed = await transactOnOrder(ctx.db, async (tx) => {
    const order = await findOrderRow(tx, orderId)
    if (order === undefined) throw new AppError('not_found', 'No such order')
    const done = await work(tx, order, by)
    if (done === false) return false
    // O8.1: every change by the holder extends their claim.
    await prolongClaim(tx, { orderId, staffId: staff.id, now, until: claimUntil(now) })
    await insertAuditEntry(tx, {
      at: now,
      staffId: staff.id,
      action,
      subject: `orders/${orderId}`,
      ...(done === true ? {} : { details: done }),
      requestId,
    })
    return true
  })
  if (!changed) return
  ctx.events.record(action.replace('.', '_'), { orderId, staffId: staff.id })
}

/** O11: adds a note to an order in any state; idempotent by the note's id. */
export const addNote = (ctx: Context, request: ClaimRequest, { id, text }: AddNoteBody): Promise<void> =>
  transact(ctx.db, async (tx) => {
    const { orderId, staff, requestId } = request
    const now = ctx.clock.now()
    if ((await lockOrder(tx, orderId)) === undefined) throw new AppError('not_found', 'No such order')
    if (!(await insertNote(tx, { id, orderId, staffId: staff.id, text: text.trim(), now }))) return
    const event = { orderId, machine: 'note', to_state: 'added' } as const
    await appendOrderEvents(tx, [event], { actor: staffActor(staff), requestId, now })
    const subject = `orders/${orderId}`
    await insertAuditEntry(tx, { at: now, staffId: staff.id, action: 'order.note_added', subject, requestId })
    await prolongClaim(tx, { orderId, staffId: staff.id, now, until: claimUntil(now) })
  })
