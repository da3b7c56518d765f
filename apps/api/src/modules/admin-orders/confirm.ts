import type { Money } from '@recadinho/contracts/common'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { canMoveOrder } from '../orders/machine.ts'
import { findOrder, type OrderWithParts } from '../orders/queries.ts'
import { voidAttempt } from '../payments/ask.ts'
import { attemptOf } from '../payments/call.ts'
import { isOpen } from '../payments/machine.ts'
import { confirmManually } from '../payments/manual.ts'
import type { IdempotentRequest } from '../../plugins/idempotency-key.ts'
import { cancelOrder, checkVersion, illegal, staffActor, withOrder, type StaffRequest } from './service.ts'

export interface Confirmation extends StaffRequest, IdempotentRequest {
  reason: string
  amount: Money
}

/** P3.8: staff saw the money arrive. The open attempt is voided first, so that the buyer cannot pay twice. */
export async function confirmByHand(ctx: Context, request: Confirmation): Promise<void> {
  const order = await existing(ctx, request.orderId)
  const repeated = order.payments.find(({ idempotency_key: key }) => key === request.key)
  if (repeated) return checkSame(repeated.request_hash, request)
  checkAmount(order, request.amount)
  checkVersion(order, request.version)
  const open = order.payments.find(({ state }) => isOpen(state))
  await voidOpen(ctx, order, request)
  const { key, requestHash, reason, requestId, amount } = request
  await withOrder(ctx, request, 'order.payment_confirmed', (tx) =>
    confirmManually(ctx, tx, {
      orderId: order.id,
      method: (open ?? order.payments.at(-1))?.method ?? (order.currency === 'BRL' ? 'pix' : 'card'),
      amount,
      key,
      requestHash,
      source: { actor: staffActor(request), requestId },
      reason,
      // Under the lock again: the voiding may have found the money that staff had seen.
      check: (locked) => {
        const facts = { status: locked.status, stage: locked.stage, onHold: locked.on_hold_since !== null }
        if (!canMoveOrder(facts, 'in_production', 'staff')) throw illegal(locked)
        checkAmount(locked, amount)
      },
    }),
  )
}

/** Cancels an unpaid order; the open attempt is voided first (O1.6). */
export async function cancelUnpaid(ctx: Context, request: StaffRequest, reason: string): Promise<void> {
  const order = await existing(ctx, request.orderId)
  const unpaid = order.status === 'pending' || order.status === 'expired'
  if (unpaid) checkVersion(order, request.version)
  const voided = unpaid && (await voidOpen(ctx, order, request))
  await cancelOrder(ctx, request, reason, voided)
}

async function existing(ctx: Context, id: string): Promise<OrderWithParts> {
  const order = await findOrder(ctx.db, id)
  if (order) return order
  throw new AppError('not_found', 'No such order')
}

async function voidOpen(ctx: Context, order: OrderWithParts, request: StaffRequest): Promise<boolean> {
  const open = order.payments.find(({ state }) => isOpen(state))
  if (!open) return false
  await voidAttempt(ctx, attemptOf(order.id, open), {
    actor: staffActor(request),
    requestId: request.requestId,
  })
  return true
}

function checkAmount(order: { total: number; currency: string }, amount: Money) {
  if (amount.amount === order.total && amount.currency === order.currency) return
  const total = { amount: order.total, currency: order.currency }
  throw new AppError('amount_mismatch', 'The amount must be the total of the order', { total })
}

function checkSame(storedHash: string, { requestHash }: IdempotentRequest) {
  if (storedHash === requestHash.toString('hex')) return
  throw new AppError('idempotency_key_reused', 'This key was used for another confirmation')
}
