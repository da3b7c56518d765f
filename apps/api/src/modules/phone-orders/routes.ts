import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { networkOf } from '../../network.ts'
import { idempotencyOf } from '../../plugins/idempotency-key.ts'
import { route } from '../../plugins/endpoint.ts'
import { requestOf } from '../admin-orders/staff-request.ts'
import { readPayLink, mailPayLink } from './pay-link.ts'
import type { TakenOrder } from '@recadinho/contracts/phone-orders'
import { insertAuditEntry } from '../audit/queries.ts'
import { staffActor } from '../orders/actor.ts'
import { createOrder } from '../orders/create.ts'
import { findFamilyScripts } from '../orders/family-scripts.ts'
import type { OrderRequest } from '../orders/new-order.ts'

/** Orders that staff take by phone, and their payment. */
export function phoneOrderRoutes(scope: FastifyInstance, ctx: Context): void {
  route(scope, endpoints.takeOrder, async (request) => {
    const { id, name } = request.staffSession.staff
    const { body, id: requestId } = request
    return takeOrder(ctx, { ...idempotencyOf(request), body, requestId, staff: { id, name } })
  })

  route(scope, endpoints.findFamilyFilms, async ({ body }) => ({
    scripts: await findFamilyScripts(ctx.db, body),
  }))

  route(scope, endpoints.getPayLink, ({ params }) => readPayLink(ctx, params.id), { silent: true })

  route(
    scope,
    endpoints.mailPayLink,
    (request) => mailPayLink(ctx, requestOf(request), networkOf(request.ip)),
    { rateLimit: 'order-link' },
  )
}

interface TakeRequest extends Omit<OrderRequest, 'actor' | 'sessionId' | 'held'> {
  staff: { id: string; name: string }
}

/** O12.1: creates an order on behalf of a caller, by a member of staff. */
async function takeOrder(ctx: Context, { staff, ...request }: TakeRequest): Promise<TakenOrder> {
  const order = await createOrder(
    ctx,
    { ...request, sessionId: null, held: [], actor: staffActor(staff) },
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
