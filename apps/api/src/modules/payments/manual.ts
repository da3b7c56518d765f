import type { PaymentMethod } from '@recadinho/contracts/catalog'
import type { EventCause } from '@recadinho/contracts/money'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import { uuidv7 } from '../../ids.ts'
import { OrderMoved } from '../orders/write.ts'
import { applyDecision, type Source } from './apply.ts'
import { decide, newPaymentRow } from './decide.ts'
import { findOrderWithPayments, type OrderWithPayments } from './decision-queries.ts'

export interface ManualConfirmation {
  orderId: string
  method: PaymentMethod
  amount: { amount: number; currency: string }
  key: string
  requestHash: Buffer
  source: Source
  /** As given by staff, or why the shop did it. */
  why: { reason: string } | { cause: EventCause }
  /** Checks the order first, and throws if it must not be confirmed. */
  check?: (found: OrderWithPayments) => void
}

/**
 * Records money that no gateway of ours carried (P3.8). `false` if the same confirmation was made before. Throws
 * `OrderMoved` if the order changes concurrently.
 */
export async function confirmManually(
  ctx: Context,
  tx: Tx,
  confirmation: ManualConfirmation,
): Promise<boolean> {
  const { orderId, method, amount, key, requestHash, source, why } = confirmation
  const found = await findOrderWithPayments(tx, { orderId })
  if (found === undefined) throw new AppError('not_found', 'No such order')
  // Read after the order: a payment that is not seen here cannot have changed the order that is checked.
  const earlier = await tx
    .selectFrom('payments')
    .select('request_hash')
    .where('order_id', '=', orderId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  if (earlier?.request_hash.equals(requestHash)) return false
  if (earlier) throw new AppError('idempotency_key_reused', 'This key was used for another payment')
  confirmation.check?.(found)
  const now = ctx.clock.now()
  const inserted = await tx
    .insertInto('payments')
    .values({
      id: uuidv7(now),
      order_id: orderId,
      gateway: 'manual',
      method,
      ...amount,
      idempotency_key: key,
      request_hash: requestHash,
      // Never `created`, which would occupy the place of the one open attempt (P1.5).
      state: 'confirmed',
      created_at: now,
      confirmed_at: now,
    })
    .onConflict((conflict) => conflict.columns(['order_id', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted === undefined) throw new OrderMoved()
  const payment = newPaymentRow({ id: inserted.id, gateway: 'manual', method, ...amount, gateway_ref: null })
  const signal = { paymentId: inserted.id, state: 'confirmed', ...why } as const
  const decision = decide(found.order, [...found.payments, payment], signal, source.actor.type)
  if (decision === null) throw new Error('A manual confirmation changed nothing')
  await applyDecision(ctx, tx, found.order, decision, { ...source, gateway: 'manual', gatewayRef: null })
  return true
}
