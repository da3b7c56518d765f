import type { Tx } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import type { Actor } from '../orders/actor.ts'
import { canCancelPaid } from '../orders/machine.ts'
import type { LockedOrder } from '../payments/settlement.ts'

/** Ends an order in production whose money all goes back (R11, O1.13). */
export async function cancelRefunded(
  tx: Tx,
  order: LockedOrder,
  {
    whole,
    actor,
    reason,
    requestId,
    now,
  }: { whole: boolean; actor: Actor; reason: string; requestId: string; now: Date },
): Promise<void> {
  if (!whole || !canCancelPaid(order))
    throw new AppError(
      'illegal_transition',
      'Only an order in production is cancelled, with all of its money',
      {
        legal: [],
        version: order.version,
      },
    )
  await tx
    .updateTable('orders')
    .set({ status: 'cancelled', stage: null, on_hold_reason: null, on_hold_since: null })
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('id', '=', order.id)
    .execute()
  await tx
    .insertInto('order_events')
    .values({
      order_id: order.id,
      machine: 'order',
      from_state: order.status,
      to_state: 'cancelled',
      actor_type: actor.type,
      actor_id: actor.id,
      actor_name: actor.name,
      reason,
      request_id: requestId,
      created_at: now,
    })
    .execute()
}
