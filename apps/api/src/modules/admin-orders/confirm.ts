import type { Money } from '@recadinho/contracts/common'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { staffActor } from '../orders/actor.ts'
import { canMoveOrder, factsOf } from '../orders/machine.ts'
import { findOrder, type OrderRow, type OrderWithParts } from '../orders/queries.ts'
import type { Source } from '../payments/apply.ts'
import { voidPayable } from '../payments/poll.ts'
import type { PaymentRow } from '../payments/decide.ts'
import { isMismatched, isOpen } from '../payments/machine.ts'
import { confirmManually } from '../payments/manual.ts'
import type { IdempotentRequest } from '../../plugins/idempotency-key.ts'
import { checkVersion, illegal, versionConflict } from '../orders/refusals.ts'
import { cancelOrder, withOrder, type StaffRequest } from './service.ts'

export interface Confirmation extends StaffRequest, IdempotentRequest {
  reason: string
  amount: Money
}

/** P3.8: staff saw the money arrive. The open attempt is voided first, so that the buyer cannot pay twice. */
export async function confirmByHand(ctx: Context, request: Confirmation): Promise<void> {
  const order = await existing(ctx, request.orderId)
  const open = order.payments.find(({ state }) => isOpen(state))
  if (!order.payments.some(({ idempotency_key: key }) => key === request.key)) {
    checkAmount(order, request.amount)
    checkVersion(order, request.version)
    await voidPayable(ctx, order, sourceOf(request))
  }
  const { key, requestHash, reason, requestId, amount } = request
  await withOrder(ctx, request, 'order.payment_confirmed', (tx) =>
    confirmManually(ctx, tx, {
      orderId: order.id,
      method: (open ?? order.payments.at(-1))?.method ?? (order.currency === 'BRL' ? 'pix' : 'card'),
      amount,
      key,
      requestHash,
      source: { actor: staffActor(request.staff), requestId },
      why: { reason },
      // Checked again under the lock: voiding may have found the payment that staff saw.
      check: ({ order: current, payments }) => {
        if (!canMoveOrder(factsOf(current), 'in_production', 'staff')) throw illegal(current)
        checkAmount(current, amount)
        checkNoneOpen(current, payments)
      },
    }),
  )
}

/** Cancels an unpaid order; its payments that are still payable are voided first (O1.6). */
export async function cancelUnpaid(ctx: Context, request: StaffRequest, reason: string): Promise<void> {
  const order = await existing(ctx, request.orderId)
  const unpaid = order.status === 'pending' || order.status === 'expired'
  if (unpaid) checkVersion(order, request.version)
  const voided = unpaid && (await voidPayable(ctx, order, sourceOf(request)))
  await cancelOrder(ctx, request, reason, voided)
}

async function existing(ctx: Context, id: string): Promise<OrderWithParts> {
  const order = await findOrder(ctx.db, id)
  if (order) return order
  throw new AppError('not_found', 'No such order')
}

const sourceOf = (request: StaffRequest): Source => ({
  actor: staffActor(request.staff),
  requestId: request.requestId,
})

function checkAmount(order: { total: number; currency: string }, amount: Money) {
  if (amount.amount === order.total && amount.currency === order.currency) return
  const total = { amount: order.total, currency: order.currency }
  throw new AppError('amount_mismatch', 'The amount must be the total of the order', { total })
}

/** P3.8: the buyer may have started another payment after the voiding. */
function checkNoneOpen(order: OrderRow, payments: readonly PaymentRow[]) {
  if (!payments.some((each) => isOpen(each.state) && !isMismatched(each))) return
  throw versionConflict(order)
}
