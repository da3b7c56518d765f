import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import { lockCapture } from '../ledger/queries.ts'
import { staffActor } from '../orders/actor.ts'
import { findOrderRow } from '../orders/queries.ts'
import { changeOrder } from '../orders/write.ts'
import { holdsMoney, refundableOf } from '../refunds/machine.ts'
import { insertRefund, listRefundsOfMoney } from '../refunds/queries.ts'
import type { MoneyCommand } from './command.ts'
import type { InboxRow } from './queries.ts'

/**
 * Refunds what is left of an item's money (R3) and returns the refund's id. One already in progress is returned, to be
 * sent now.
 */
export async function refundItem(
  ctx: Context,
  tx: Tx,
  item: InboxRow,
  { reason, staff, requestId }: MoneyCommand,
): Promise<string> {
  const now = ctx.clock.now()
  const { payment_ref: paymentRef, order_id: orderId, payment_id: paymentId } = await moneyOf(tx, item)
  const { currency } = item
  if (item.amount === null || currency === null) throw new Error('Money without an amount has no refund')
  // Read before the refunds: a refund that another request adds later raises the order's version.
  const order = orderId === null ? undefined : await findOrderRow(tx, orderId)
  const received = (await lockCapture(tx, item.gateway, paymentRef)) ?? item.amount
  const earlier = await listRefundsOfMoney(tx, item.gateway, paymentRef)
  const inProgress =
    item.kind === 'refund_failed'
      ? undefined
      : earlier.find(({ state }) => state === 'requested' || state === 'sent')
  if (inProgress) return inProgress.id
  const left = refundableOf(received, earlier)
  const amount = Math.min(item.amount, left)
  if (amount < 1)
    throw new AppError('amount_mismatch', 'More than can be refunded', {
      refundable: { amount: Math.max(0, left), currency },
    })
  const failed = earlier.filter(({ state }) => !holdsMoney(state)).length
  const actor = staffActor(staff)
  if (order)
    await changeOrder(
      tx,
      order,
      { set: {}, events: [{ machine: 'refund', to_state: 'requested', reason, amount, currency }] },
      { actor, requestId, now },
    )
  return insertRefund(
    tx,
    { gateway: item.gateway, paymentRef, orderId, paymentId },
    { amount, currency, reason, actor, key: `money ${item.id} ${failed}`, now },
  )
}

/** A failed refund's item refers to the refund; its money is the refund's payment. */
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
