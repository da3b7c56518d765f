import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import { lockCapture } from '../ledger/queries.ts'
import { holdsMoney, refundableOf } from '../refunds/machine.ts'
import { insertRefund, listRefundsOfMoney } from '../refunds/queries.ts'
import { noteRequest } from '../refunds/request.ts'
import type { MoneyDemand } from './act.ts'
import type { InboxRow } from './queries.ts'

/** What is left of an item's money goes back (R3); answers the refund. One that is under way already is only hurried on. */
export async function refundItem(
  ctx: Context,
  tx: Tx,
  item: InboxRow,
  { reason, staff, requestId }: MoneyDemand,
): Promise<string> {
  const now = ctx.clock.now()
  const { payment_ref: paymentRef, order_id: orderId, payment_id } = await moneyOf(tx, item)
  const { currency } = item
  if (item.amount === null || currency === null) throw new Error('Money without an amount has no refund')
  const received = (await lockCapture(tx, item.gateway, paymentRef)) ?? item.amount
  const earlier = await listRefundsOfMoney(tx, item.gateway, paymentRef)
  const underWay =
    item.kind === 'refund_failed'
      ? undefined
      : earlier.find(({ state }) => state === 'requested' || state === 'sent')
  if (underWay) return underWay.id
  const left = refundableOf(received, earlier)
  const amount = Math.min(item.amount, left)
  if (amount < 1)
    throw new AppError('amount_mismatch', 'More than can be given back', {
      refundable: { amount: Math.max(0, left), currency },
    })
  const failed = earlier.filter(({ state }) => !holdsMoney(state)).length
  const { id } = await insertRefund(tx, {
    order_id: orderId,
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
  const actor = { type: 'staff', id: staff.id, name: staff.name } as const
  if (orderId !== null)
    await noteRequest(tx, { orderId, actor, amount: { amount, currency }, reason, requestId, now })
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
