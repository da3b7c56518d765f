import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import { uuidv7 } from '../../ids.ts'
import { staffActor } from '../orders/actor.ts'
import { applyDecision } from '../payments/apply.ts'
import { decide, newPaymentRow } from '../payments/decide.ts'
import { findOrderWithPayments } from '../payments/decision-queries.ts'
import { checkStays, type MoneyCommand } from './command.ts'
import { findOrderByNumber, insertAttached, type InboxRow } from './queries.ts'

/** Attaches an unmatched payment to the order that it was meant for; from then on it counts like any other payment. */
export async function attach(ctx: Context, tx: Tx, item: InboxRow, command: MoneyCommand): Promise<void> {
  const { gateway, gateway_ref: ref, amount, currency } = item
  if (amount === null || currency === null) throw new Error('Money without an amount cannot be attached')
  const orderId = await findOrderByNumber(tx, command.orderNumber ?? '')
  const found = orderId === undefined ? undefined : await findOrderWithPayments(tx, { orderId })
  if (found === undefined) throw new AppError('not_found', 'No such order')
  await checkStays(tx, item)
  const { order, payments } = found
  if (order.currency !== currency)
    throw new AppError('amount_mismatch', 'The order is in another currency', {
      total: { amount: order.total, currency: order.currency },
    })
  const now = ctx.clock.now()
  const method = currency === 'BRL' ? 'pix' : 'card'
  const id = uuidv7(now)
  await insertAttached(tx, {
    id,
    itemId: item.id,
    orderId: order.id,
    gateway,
    ref,
    method,
    amount,
    currency,
    now,
  })
  const { staff, reason, requestId } = command
  const actor = staffActor(staff)
  // The row is inserted as confirmed; the decision is about the transition to it.
  const attached = newPaymentRow({ id, gateway, method, amount, currency, gateway_ref: ref })
  const signal = { paymentId: id, state: 'confirmed', reason } as const
  const decision = decide(order, [...payments, attached], signal, actor.type)
  if (decision === null) throw new Error('Attached money changed nothing')
  await applyDecision(ctx, tx, order, decision, { actor, requestId, gateway, gatewayRef: ref })
}
