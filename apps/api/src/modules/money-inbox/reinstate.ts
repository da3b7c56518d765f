import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import { staffActor } from '../orders/actor.ts'
import { canReinstate } from '../orders/machine.ts'
import { applyDecision } from '../payments/apply.ts'
import type { PaymentDecision } from '../payments/decide.ts'
import { confirmedSum } from '../payments/machine.ts'
import { findOrderWithPayments } from '../payments/decision-queries.ts'
import { checkStays, type MoneyCommand } from './command.ts'
import type { InboxRow } from './queries.ts'

/** Resumes a cancelled order whose money has arrived after all (O1.14). */
export async function reinstate(ctx: Context, tx: Tx, item: InboxRow, command: MoneyCommand): Promise<void> {
  const { order_id: orderId, payment_id: paymentId, gateway, gateway_ref: gatewayRef } = item
  const found = orderId === null ? undefined : await findOrderWithPayments(tx, { orderId })
  const payment = found?.payments.find(({ id }) => id === paymentId)
  const covered = found !== undefined && confirmedSum(found.payments) >= found.order.total
  if (!found || !payment || !canReinstate(found.order) || !covered)
    throw new AppError(
      'illegal_transition',
      'Only a canceled order whose payment has arrived can be reopened',
      { legal: [] },
    )
  await checkStays(tx, item)
  const { staff, reason, requestId } = command
  const { order } = found
  const decision: PaymentDecision = {
    payment: {
      id: payment.id,
      state: payment.state,
      failureCode: payment.failure_code,
      keepPolling: false,
      countedBy: payment.counted_by,
      declineRef: payment.decline_ref,
    },
    order: { status: 'in_production', paymentStatus: order.payment_status, becamePaid: true },
    events: [{ machine: 'order', from_state: order.status, to_state: 'in_production', reason }],
    item: null,
    captured: null,
  }
  const actor = staffActor(staff)
  await applyDecision(ctx, tx, order, decision, { actor, requestId, gateway, gatewayRef })
}
