import type { Gateway } from '@recadinho/contracts/catalog'
import type { CreateRefundBody } from '@recadinho/contracts/money'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import type { IdempotentRequest } from '../../plugins/idempotency-key.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import type { Actor } from '../orders/actor.ts'
import { keepsBooks } from '../payments/gateways/gateways.ts'
import { writeHistory, type MoneyRef } from '../payments/history.ts'
import { isPaid } from '../payments/machine.ts'
import { lockOrder, lockPayments } from '../payments/queries.ts'
import type { LockedOrder, LockedPayment } from '../payments/settlement.ts'
import { cancelRefunded } from './cancel.ts'
import { refundableOf } from './machine.ts'
import { insertRefund, listRefunds } from './queries.ts'
import { sendNow } from './send.ts'

export interface RefundDemand extends IdempotentRequest, CreateRefundBody {
  orderId: string
  staff: { id: string; name: string }
  requestId: string
}

/** Staff give money back: the row first, then the gateway (R1). A gateway that does not answer is asked again. */
export async function requestRefund(ctx: Context, demand: RefundDemand): Promise<void> {
  const id = await ctx.db.transaction().execute((tx) => write(ctx, tx, demand))
  if (id === undefined) return
  ctx.events.record('refund_requested', { orderId: demand.orderId, staffId: demand.staff.id })
  await sendNow(ctx, id)
  ctx.orderCounts.forget()
}

/** Answers the new refund's id; nothing when this very request was made before. */
async function write(ctx: Context, tx: Tx, demand: RefundDemand): Promise<string | undefined> {
  const { orderId, paymentId, amount, key, requestHash, reason, staff } = demand
  const order = await lockOrder(tx, orderId)
  if (order === undefined) throw new AppError('not_found', 'No such order')
  const refunds = await listRefunds(tx, orderId)
  const repeated = refunds.find(({ idempotency_key }) => idempotency_key === key)
  if (repeated) {
    if (repeated.request_hash?.equals(requestHash)) return undefined
    throw new AppError('idempotency_key_reused', 'This key was used for another refund')
  }
  const payments = await lockPayments(tx, orderId)
  const payment = payments.find(({ id }) => id === paymentId)
  if (payment === undefined) throw new AppError('not_found', 'The order has no such payment')
  checkState(order, payment)
  const leftOf = ({ id, amount: received }: LockedPayment) =>
    refundableOf(
      received,
      refunds.filter((each) => each.payment_id === id),
    )
  const refundable = leftOf(payment)
  if (amount.currency !== payment.currency || amount.amount < 1 || amount.amount > refundable)
    throw new AppError('amount_mismatch', 'More than can be given back', {
      refundable: { amount: refundable, currency: payment.currency },
    })
  const now = ctx.clock.now()
  const actor: Actor = { type: 'staff', id: staff.id, name: staff.name }
  if (demand.cancelOrder === true)
    await cancelRefunded(tx, order, {
      whole:
        amount.amount === refundable &&
        !payments.some((each) => each !== payment && isPaid(each) && leftOf(each) > 0),
      actor,
      reason,
      requestId: demand.requestId,
      now,
    })
  const gateway = await gatewayOf(tx, paymentId)
  if (keepsBooks[gateway] && !ctx.gateways.has(gateway))
    throw new AppError('gateway_unavailable', 'The keys of this payment’s gateway are not here')
  const money: MoneyRef = { gateway, paymentRef: payment.gateway_ref ?? payment.id, orderId, paymentId }
  const { id } = await insertRefund(tx, {
    order_id: orderId,
    payment_id: paymentId,
    gateway,
    payment_ref: money.paymentRef,
    ...amount,
    reason,
    actor_type: 'staff',
    actor_id: staff.id,
    actor_name: staff.name,
    idempotency_key: key,
    request_hash: requestHash,
    check_at: now,
    created_at: now,
  })
  await noteRequest(tx, { orderId, actor, amount, reason, requestId: demand.requestId, now })
  await insertAuditEntry(tx, {
    at: now,
    staffId: staff.id,
    action: 'refund.requested',
    subject: `orders/${orderId}`,
    requestId: demand.requestId,
  })
  if (!keepsBooks[gateway]) {
    // R10: staff give it back by themselves.
    const word = { ref: id, state: 'succeeded' as const, ...amount, refundId: id, failureCode: null }
    await writeHistory(ctx, tx, money, { refunds: [word], disputes: [] }, { actor })
  }
  return id
}

function checkState(order: LockedOrder, payment: LockedPayment): void {
  if (payment.state === 'confirmed') return
  throw new AppError('illegal_transition', `A payment that is ${payment.state} cannot be given back`, {
    legal: [],
    version: order.version,
  })
}

async function gatewayOf(tx: Tx, paymentId: string): Promise<Gateway> {
  const { gateway } = await tx
    .selectFrom('payments')
    .select('gateway')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  return gateway
}

interface Note {
  orderId: string
  actor: Actor
  amount: { amount: number; currency: string }
  reason: string
  requestId: string
  now: Date
}

/** Staff's word in the timeline. */
export const noteRequest = (tx: Tx, { orderId, actor, amount, reason, requestId, now }: Note) =>
  tx
    .insertInto('order_events')
    .values({
      order_id: orderId,
      machine: 'refund',
      to_state: 'requested',
      actor_type: actor.type,
      actor_id: actor.id,
      actor_name: actor.name,
      reason,
      request_id: requestId,
      ...amount,
      created_at: now,
    })
    .execute()
