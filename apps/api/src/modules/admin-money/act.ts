import type { MoneyAction } from '@recadinho/contracts/money'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { lockOrder } from '../payments/queries.ts'
import type { LockedOrder } from '../payments/settlement.ts'
import { listRefundsOfMoney } from '../refunds/queries.ts'
import { holdsMoney } from '../refunds/machine.ts'
import { sendNow } from '../refunds/send.ts'
import { attach } from './attach.ts'
import { letGo } from './let-go.ts'
import { findOrderOf, lockItem, resolveItem, type InboxRow } from './queries.ts'
import { refundItem } from './refund-item.ts'
import { reinstate } from './reinstate.ts'
import { actionsOf } from './view.ts'

export interface MoneyDemand {
  itemId: string
  action: MoneyAction
  reason: string
  orderNumber?: string
  staff: { id: string; name: string }
  requestId: string
}

/** Deals with money that waits (P6.2). What was dealt with meanwhile is a success without effect. */
export async function actOnMoney(ctx: Context, demand: MoneyDemand): Promise<void> {
  const { itemId, action, reason, staff, requestId } = demand
  const now = ctx.clock.now()
  const refundId = await ctx.db.transaction().execute(async (tx) => {
    // The order's row first, as everywhere, so that nobody waits crosswise; and R3 counts under its lock.
    const orderId = await findOrderOf(tx, itemId)
    const order = orderId === null ? undefined : await lockOrder(tx, orderId)
    const item = await lockItem(tx, itemId)
    if (item === undefined) throw new AppError('not_found', 'No such item')
    if (item.resolved_at !== null) return undefined
    const legal = actionsOf(item, ctx.gateways.get(item.gateway)?.books !== undefined)
    if (!legal.includes(action))
      throw new AppError('illegal_transition', 'That is not possible with this money', { legal })
    const made = await perform(ctx, tx, item, order, demand)
    await insertAuditEntry(tx, {
      at: now,
      staffId: staff.id,
      action: `money.${action}`,
      subject: `money/${itemId}`,
      requestId,
    })
    // Money closes its item by itself once it is back. Of a failed refund the next one tells: it has an item if it fails.
    if (action !== 'refund' || item.kind === 'refund_failed')
      await resolveItem(tx, {
        id: itemId,
        resolution: resolutions[action],
        staffId: staff.id,
        reason,
        now,
      })
    return made
  })
  ctx.events.record(`money_action_${action}`, { staffId: staff.id })
  if (refundId !== undefined) await sendNow(ctx, refundId)
  ctx.orderCounts.forget()
}

const resolutions = {
  refund: 'refunded',
  attach: 'attached',
  reinstate: 'reinstated',
  settle: 'settled',
} as const

/** Answers the refund that is to be sent, where there is one. */
async function perform(
  ctx: Context,
  tx: Tx,
  item: InboxRow,
  order: LockedOrder | undefined,
  demand: MoneyDemand,
): Promise<string | undefined> {
  const { action } = demand
  if (action === 'refund') return refundItem(ctx, tx, item, demand)
  if (action === 'attach' || action === 'reinstate') await checkStays(tx, item)
  if (action === 'attach') await attach(ctx, tx, item, demand)
  if (action === 'reinstate') await reinstate(ctx, tx, item, order, demand)
  if (action === 'settle' && item.kind === 'mismatch') await letGo(ctx, tx, item, order, demand)
  return undefined
}

/** Money that goes back, or did in part, pays nothing. */
async function checkStays(tx: Tx, { gateway, gateway_ref }: InboxRow): Promise<void> {
  const refunds = await listRefundsOfMoney(tx, gateway, gateway_ref)
  if (!refunds.some(({ state }) => holdsMoney(state))) return
  throw new AppError('illegal_transition', 'Some of this money is going back', {
    legal: ['refund', 'settle'],
  })
}
