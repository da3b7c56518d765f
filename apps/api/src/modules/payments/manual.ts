import type { PaymentMethod } from '@recadinho/contracts/catalog'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import { uuidv7 } from '../../ids.ts'
import { insertManualPayment, lockOrder, lockPayments } from './queries.ts'
import { writeSettlement, type Source } from './settle.ts'
import { decide, type LockedOrder } from './settlement.ts'

export interface ManualConfirmation {
  orderId: string
  method: PaymentMethod
  amount: { amount: number; currency: string }
  key: string
  requestHash: Buffer
  source: Source
  reason: string
  /** Looks at the locked order first, and throws where it must not be confirmed. */
  check?: (order: LockedOrder) => void
}

/** Money that no gateway of ours carried (P3.8). `false` when this very confirmation was made before. */
export async function confirmManually(
  ctx: Context,
  tx: Tx,
  confirmation: ManualConfirmation,
): Promise<boolean> {
  const { orderId, method, amount, key, source, reason } = confirmation
  const order = await lockOrder(tx, orderId)
  if (order === undefined) throw new AppError('not_found', 'No such order')
  confirmation.check?.(order)
  const now = ctx.clock.now()
  const inserted = await insertManualPayment(tx, {
    id: uuidv7(now),
    order_id: orderId,
    method,
    ...amount,
    idempotency_key: key,
    request_hash: confirmation.requestHash,
    confirmed_at: now,
  })
  if (inserted === undefined) return false
  const payments = await lockPayments(tx, orderId)
  // It was written as confirmed; the decision is about its becoming so.
  for (const payment of payments) if (payment.id === inserted.id) payment.state = 'created'
  const settlement = decide(
    order,
    payments,
    { paymentId: inserted.id, state: 'confirmed', reason },
    source.actor.type,
  )
  if (settlement === null) throw new Error('A confirmation by hand changed nothing')
  const from = { ...source, gateway: 'manual', gatewayRef: null }
  if (!(await writeSettlement(ctx, tx, order, settlement, from))) throw new Error('A locked order changed')
  return true
}
