import type { TakenOrder } from '@recadinho/contracts/phone-orders'
import type { Context } from '../../context.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { staffActor } from '../orders/actor.ts'
import { createOrder } from '../orders/create.ts'
import type { OrderRequest } from '../orders/new-order.ts'

export interface TakeRequest extends Omit<OrderRequest, 'actor' | 'sessionId'> {
  staff: { id: string; name: string }
}

/** O12.1: creates an order on behalf of a caller, by a member of staff. */
export async function takeOrder(ctx: Context, { staff, ...request }: TakeRequest): Promise<TakenOrder> {
  const order = await createOrder(
    ctx,
    { ...request, sessionId: null, actor: staffActor(staff) },
    {
      also: (tx, { id }) =>
        insertAuditEntry(tx, {
          at: ctx.clock.now(),
          staffId: staff.id,
          action: 'order.taken',
          subject: `orders/${id}`,
          requestId: request.requestId,
        }),
    },
  )
  return { id: order.id, number: order.number }
}
