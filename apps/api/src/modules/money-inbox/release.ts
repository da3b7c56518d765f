import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { staffActor } from '../orders/actor.ts'
import { applyDecision } from '../payments/apply.ts'
import { decide } from '../payments/decide.ts'
import { isMismatched } from '../payments/machine.ts'
import { findOrderWithPayments } from '../payments/decision-queries.ts'
import type { MoneyCommand } from './command.ts'
import type { InboxRow } from './queries.ts'

/** Mismatched money was handled elsewhere: its attempt ends, and the buyer can pay again. */
export async function releaseAttempt(
  ctx: Context,
  tx: Tx,
  item: InboxRow,
  { staff, reason, requestId }: MoneyCommand,
): Promise<void> {
  const { order_id: orderId, payment_id: paymentId, gateway, gateway_ref: gatewayRef } = item
  const found = orderId === null ? undefined : await findOrderWithPayments(tx, { orderId })
  const payment = found?.payments.find(({ id }) => id === paymentId)
  if (!found || !payment || !isMismatched(payment)) return
  const signal = { paymentId: payment.id, state: 'cancelled', reason } as const
  const decision = decide(found.order, found.payments, signal, 'staff')
  if (decision === null) return
  const actor = staffActor(staff)
  await applyDecision(ctx, tx, found.order, decision, { actor, requestId, gateway, gatewayRef })
}
