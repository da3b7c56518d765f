import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import { uuidv7 } from '../../ids.ts'
import { lockOrder, lockPayments } from '../payments/queries.ts'
import { writeSettlement } from '../payments/settle.ts'
import { decide } from '../payments/settlement.ts'
import type { MoneyDemand } from './act.ts'
import type { InboxRow } from './queries.ts'

/** Gives an orphan's money to the order that it was meant for; it then counts as any payment of it does. */
export async function attach(ctx: Context, tx: Tx, item: InboxRow, demand: MoneyDemand): Promise<void> {
  const { gateway, gateway_ref: ref, amount, currency } = item
  if (amount === null || currency === null) throw new Error('Money without an amount cannot be attached')
  const found = await tx
    .selectFrom('orders')
    .select('id')
    .where('number', '=', demand.orderNumber ?? '')
    .executeTakeFirst()
  const order = found && (await lockOrder(tx, found.id))
  if (order === undefined) throw new AppError('not_found', 'No such order')
  if (order.currency !== currency)
    throw new AppError('amount_mismatch', 'The order is in another currency', {
      total: { amount: order.total, currency: order.currency },
    })
  const now = ctx.clock.now()
  const id = uuidv7(now)
  await tx
    .insertInto('payments')
    .values({
      id,
      order_id: order.id,
      gateway: gateway as never, // an orphan comes from one of our gateways, which its column cannot say
      method: currency === 'BRL' ? 'pix' : 'card',
      state: 'confirmed',
      amount,
      currency,
      gateway_ref: ref,
      idempotency_key: `money ${item.id}`,
      request_hash: Buffer.alloc(32),
      confirmed_at: now,
    })
    .execute()
  const payments = await lockPayments(tx, order.id)
  // It was written as confirmed; the decision is about its becoming so.
  for (const payment of payments) if (payment.id === id) payment.state = 'created'
  const { staff, reason, requestId } = demand
  const actor = { type: 'staff', id: staff.id, name: staff.name } as const
  const settlement = decide(order, payments, { paymentId: id, state: 'confirmed', reason }, actor.type)
  if (settlement === null) throw new Error('Attached money changed nothing')
  const source = { actor, requestId, gateway, gatewayRef: ref }
  if (!(await writeSettlement(ctx, tx, order, settlement, source))) throw new Error('A locked order changed')
}
