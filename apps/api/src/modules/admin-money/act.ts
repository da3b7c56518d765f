import type { MoneyAction } from '@recadinho/contracts/money'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { insertRefund, listRefundsOfMoney } from '../refunds/queries.ts'
import { holdsMoney } from '../refunds/machine.ts'
import { sendNow } from '../refunds/send.ts'
import { attach } from './attach.ts'
import { lockItem, resolveItem, type InboxRow } from './queries.ts'
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
    const item = await lockItem(tx, itemId)
    if (item === undefined) throw new AppError('not_found', 'No such item')
    if (item.resolved_at !== null) return undefined
    const legal = actionsOf(item, ctx.gateways.get(item.gateway)?.books !== undefined)
    if (!legal.includes(action))
      throw new AppError('illegal_transition', 'That is not possible with this money', { legal })
    const made = await perform(ctx, tx, item, demand)
    await insertAuditEntry(tx, {
      at: now,
      staffId: staff.id,
      action: `money.${action}`,
      subject: `money/${itemId}`,
      requestId,
    })
    // A refund closes its item by itself once the money is back.
    if (action !== 'refund') {
      const resolution = ({ attach: 'attached', reinstate: 'reinstated', settle: 'settled' } as const)[action]
      await resolveItem(tx, { id: itemId, resolution, staffId: staff.id, reason, now })
    }
    return made
  })
  ctx.events.record(`money_action_${action}`, { staffId: staff.id })
  if (refundId !== undefined) await sendNow(ctx, refundId)
  ctx.orderCounts.forget()
}

/** Answers the refund that is to be sent, where there is one. */
async function perform(
  ctx: Context,
  tx: Tx,
  item: InboxRow,
  demand: MoneyDemand,
): Promise<string | undefined> {
  if (demand.action === 'refund') return refund(ctx, tx, item, demand)
  if (demand.action === 'attach') await attach(ctx, tx, item, demand)
  if (demand.action === 'reinstate') await reinstate(ctx, tx, item, demand)
  return undefined
}

/** All of the money goes back. One that is under way already is only hurried on. */
async function refund(ctx: Context, tx: Tx, item: InboxRow, { reason, staff }: MoneyDemand): Promise<string> {
  const now = ctx.clock.now()
  const { payment_ref: paymentRef, order_id, payment_id } = await moneyOf(tx, item)
  const { amount, currency } = item
  if (amount === null || currency === null) throw new Error('Money without an amount has no refund')
  const earlier = await listRefundsOfMoney(tx, item.gateway, paymentRef)
  const underWay = earlier.find(({ state }) => state === 'requested' || state === 'sent')
  if (underWay) return underWay.id
  const failed = earlier.filter(({ state }) => !holdsMoney(state)).length
  const { id } = await insertRefund(tx, {
    order_id,
    payment_id,
    gateway: item.gateway,
    payment_ref: paymentRef,
    amount,
    currency,
    reason,
    actor_type: 'staff',
    actor_id: staff.id,
    actor_name: staff.name,
    idempotency_key: `money ${item.id} ${failed}`,
    check_at: now,
    created_at: now,
  })
  return id
}

/** Of a failed refund the item names the refund; its money is the refund's. */
async function moneyOf(tx: Tx, item: InboxRow) {
  if (item.kind !== 'refund_failed')
    return { payment_ref: item.gateway_ref, order_id: item.order_id, payment_id: item.payment_id }
  return tx
    .selectFrom('refunds')
    .select(['payment_ref', 'order_id', 'payment_id'])
    .where('gateway', '=', item.gateway)
    .where('gateway_ref', '=', item.gateway_ref)
    .executeTakeFirstOrThrow()
}
