import type { ProductionStage } from '@recadinho/contracts/orders'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import type { Actor } from '../orders/actor.ts'
import {
  canHold,
  canRelease,
  canMoveOrder,
  legalStages,
  legalStatuses,
  type OrderFacts,
} from '../orders/machine.ts'
import { endOrder } from '../orders/queries.ts'
import { lockOrder } from '../payments/queries.ts'
import type { LockedOrder } from '../payments/settlement.ts'
import { changeOrder } from './queries.ts'

/** A member of staff doing something with an order that they saw at `version`. */
export interface StaffRequest {
  orderId: string
  version: number
  staff: { id: string; name: string }
  requestId: string
}

const factsOf = (order: LockedOrder): OrderFacts => ({
  status: order.status,
  stage: order.stage,
  onHold: order.on_hold_since !== null,
})

export const staffActor = ({ staff }: Pick<StaffRequest, 'staff'>): Actor => ({
  type: 'staff',
  id: staff.id,
  name: staff.name,
})

/** O1.8: what staff are told when a move is not possible. */
export function illegal(
  order: LockedOrder,
  legal: readonly string[] = legalStatuses(factsOf(order), 'staff'),
): AppError {
  return new AppError('illegal_transition', `That is not possible while the order is ${order.status}`, {
    legal: [...legal],
    version: order.version,
  })
}

export function checkVersion(order: { version: number }, version: number) {
  if (order.version === version) return
  throw new AppError('version_conflict', 'The order has changed meanwhile', { version: order.version })
}

export const advanceStage = (ctx: Context, request: StaffRequest, stage: ProductionStage) =>
  withOrder(ctx, request, 'order.stage_advanced', async (tx, order, record) => {
    if (order.status === 'in_production' && order.stage === stage) return false
    checkVersion(order, request.version)
    const legal = legalStages(factsOf(order))
    if (!legal.includes(stage)) throw illegal(order, legal)
    await changeOrder(
      tx,
      order.id,
      { stage },
      record({ machine: 'stage', from_state: order.stage, to_state: stage }),
    )
    return true
  })

export const completeOrder = (ctx: Context, request: StaffRequest, reason: string | null) =>
  withOrder(ctx, request, 'order.completed', async (tx, order, record) => {
    if (order.status === 'completed') return false
    checkVersion(order, request.version)
    if (!canMoveOrder(factsOf(order), 'completed', 'staff')) throw illegal(order)
    const change = { status: 'completed', completed_at: ctx.clock.now() } as const
    await changeOrder(
      tx,
      order.id,
      change,
      record({ machine: 'order', from_state: order.status, to_state: 'completed', reason }),
    )
    return true
  })

/** The open attempt was voided before; `voided` says that this raised the version that staff saw. */
export const cancelOrder = (ctx: Context, request: StaffRequest, reason: string, voided: boolean) =>
  withOrder(ctx, request, 'order.cancelled', async (tx, order) => {
    if (order.status === 'cancelled') return false
    if (!voided) checkVersion(order, request.version)
    if (!canMoveOrder(factsOf(order), 'cancelled', 'staff')) throw illegal(order)
    const { requestId } = request
    const now = ctx.clock.now()
    await endOrder(tx, {
      id: order.id,
      from: order.status,
      to: 'cancelled',
      actor: staffActor(request),
      reason,
      requestId,
      now,
    })
    return true
  })

export const holdOrder = (ctx: Context, request: StaffRequest, reason: string) =>
  withOrder(ctx, request, 'order.held', async (tx, order, record) => {
    checkVersion(order, request.version)
    if (!canHold(factsOf(order))) throw illegal(order)
    const change = { on_hold_reason: reason, on_hold_since: ctx.clock.now() }
    await changeOrder(
      tx,
      order.id,
      change,
      record({ machine: 'hold', from_state: 'running', to_state: 'held', reason }),
    )
    return true
  })

/** O3.2: the clock goes on where it stopped. */
export const releaseOrder = (ctx: Context, request: StaffRequest) =>
  withOrder(ctx, request, 'order.released', async (tx, order, record) => {
    checkVersion(order, request.version)
    if (!canRelease(factsOf(order)) || order.on_hold_since === null) throw illegal(order)
    const stoodMs = ctx.clock.now().getTime() - order.on_hold_since.getTime()
    const due = order.due_at === null ? null : new Date(order.due_at.getTime() + stoodMs)
    const change = { on_hold_reason: null, on_hold_since: null, due_at: due }
    await changeOrder(
      tx,
      order.id,
      change,
      record({ machine: 'hold', from_state: 'held', to_state: 'running' }),
    )
    return true
  })

type Recorded = Pick<Parameters<typeof changeOrder>[3], 'machine' | 'from_state' | 'to_state'> & {
  reason?: string | null
}
type Work = (
  tx: Tx,
  order: LockedOrder,
  record: (event: Recorded) => Parameters<typeof changeOrder>[3],
) => Promise<boolean>

/** Runs a change under the order's lock, with its line in the audit log; `false` from the work: there was nothing to do. */
export async function withOrder(
  ctx: Context,
  request: StaffRequest,
  action: string,
  work: Work,
): Promise<void> {
  const { orderId, staff, requestId } = request
  const actor = staffActor(request)
  const now = ctx.clock.now()
  const record = (event: Recorded) => ({
    ...event,
    actor_type: actor.type,
    actor_id: actor.id,
    actor_name: actor.name,
    request_id: requestId,
    created_at: now,
  })
  const changed = await ctx.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order === undefined) throw new AppError('not_found', 'No such order')
    if (!(await work(tx, order, record))) return false
    await insertAuditEntry(tx, {
      at: now,
      staffId: staff.id,
      action,
      subject: `orders/${orderId}`,
      requestId,
    })
    return true
  })
  if (!changed) return
  ctx.orderCounts.forget()
  ctx.events.record(action.replace('.', '_'), { orderId, staffId: staff.id })
}
