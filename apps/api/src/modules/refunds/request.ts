import type { CreateRefundBody } from '@recadinho/contracts/money'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import type { IdempotentRequest } from '../../plugins/idempotency-key.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { staffActor } from '../orders/actor.ts'
import { checkVersion } from '../orders/refusals.ts'
import { cancelled } from '../orders/end.ts'
import { canCancelPaid } from '../orders/machine.ts'
import type { OrderRow } from '../orders/queries.ts'
import { changeOrder, transactOnOrder, type OrderChange } from '../orders/write.ts'
import type { PaymentRow } from '../payments/decide.ts'
import { refundsThroughGateway } from '../payments/gateways/gateways.ts'
import { isMatched, isPaid } from '../payments/machine.ts'
import { findOrderWithPayments } from '../payments/decision-queries.ts'
import { applyHistory } from './history.ts'
import { refundableOf } from './machine.ts'
import { findGatewayOf, insertRefund, listRefunds } from './queries.ts'
import { sendNow } from './send.ts'

export interface RefundCommand extends IdempotentRequest, CreateRefundBody {
  orderId: string
  staff: { id: string; name: string }
  requestId: string
}

/** Staff refund a payment: the row first, then the gateway (R1). If the gateway does not answer, a poller continues. */
export async function requestRefund(ctx: Context, command: RefundCommand): Promise<void> {
  const id = await transactOnOrder(ctx.db, (tx) => write(ctx, tx, command))
  if (id === undefined) return
  ctx.events.record('refund_requested', { orderId: command.orderId, staffId: command.staff.id })
  await sendNow(ctx, id)
}

/** Returns the new refund's id; `undefined` if the same request was made before. */
async function write(ctx: Context, tx: Tx, command: RefundCommand): Promise<string | undefined> {
  const { orderId, paymentId, amount, key, requestHash, reason, staff, requestId } = command
  const found = await findOrderWithPayments(tx, { orderId })
  if (found === undefined) throw new AppError('not_found', 'No such order')
  const { order, payments } = found
  const refunds = await listRefunds(tx, orderId)
  const repeated = refunds.find(({ idempotency_key }) => idempotency_key === key)
  if (repeated) {
    if (repeated.request_hash?.equals(requestHash)) return undefined
    throw new AppError('idempotency_key_reused', 'This key was used for another refund')
  }
  const payment = payments.find(({ id }) => id === paymentId)
  if (payment === undefined) throw new AppError('not_found', 'The order has no such payment')
  checkState(order, payment)
  const leftOf = ({ id, amount: received }: PaymentRow) =>
    refundableOf(
      received,
      refunds.filter((each) => each.payment_id === id),
    )
  const refundable = leftOf(payment)
  if (amount.currency !== payment.currency || amount.amount < 1 || amount.amount > refundable)
    throw new AppError('amount_mismatch', 'More than can be refunded', {
      refundable: { amount: refundable, currency: payment.currency },
    })
  // After the amount, because that error tells what can still be refunded.
  checkVersion(order, command.version)
  const whole =
    amount.amount === refundable &&
    !payments.some((each) => each !== payment && each.counted_by === null && isPaid(each) && leftOf(each) > 0)
  const gateway = await findGatewayOf(tx, paymentId)
  if (refundsThroughGateway(gateway) && !ctx.gateways.has(gateway))
    throw new AppError('gateway_unavailable', 'This server has no keys for this payment’s gateway')
  const now = ctx.clock.now()
  const actor = staffActor(staff)
  const requested = { machine: 'refund', to_state: 'requested', reason, ...amount } as const
  const change = command.cancelOrder === true ? cancellation(order, whole, reason) : { set: {}, events: [] }
  await changeOrder(
    tx,
    order,
    { ...change, events: [...change.events, requested] },
    { actor, requestId, now },
  )
  const money = { gateway, paymentRef: payment.gateway_ref ?? payment.id, orderId, paymentId }
  const id = await insertRefund(tx, money, { ...amount, reason, actor, key, requestHash, now })
  await insertAuditEntry(tx, {
    at: now,
    staffId: staff.id,
    action: 'refund.requested',
    subject: `orders/${orderId}`,
    requestId,
  })
  if (!refundsThroughGateway(gateway)) {
    // R10: staff refund it themselves.
    const refund = { ref: id, state: 'succeeded' as const, ...amount, refundId: id, failureCode: null }
    await applyHistory(ctx, tx, money, { refunds: [refund], disputes: [] }, { actor })
  }
  return id
}

function checkState(order: OrderRow, payment: PaymentRow): void {
  if (payment.state === 'confirmed' && !isMatched(payment)) return
  throw new AppError('illegal_transition', 'This payment cannot be refunded', {
    legal: [],
    version: order.version,
  })
}

/** Cancels an order in production whose money is fully refunded (R11, O1.13), and releases its promo code. */
function cancellation(order: OrderRow, whole: boolean, reason: string): OrderChange {
  if (!whole || !canCancelPaid(order))
    throw new AppError(
      'illegal_transition',
      'Only an order in production is cancelled, with all of its money',
      { legal: [], version: order.version },
    )
  return {
    set: cancelled,
    events: [{ machine: 'order', from_state: order.status, to_state: 'cancelled', reason }],
    ...(order.promo_reserved ? { promoUse: 'release' } : {}),
  }
}
