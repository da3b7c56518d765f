import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { route } from '../../plugins/endpoint.ts'
import { idempotencyOf } from '../../plugins/idempotency-key.ts'
import { findOrder } from '../orders/queries.ts'
import { requireRole, staffOf } from '../sessions/guard.ts'
import { cancelUnpaid, confirmByHand } from './confirm.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { listOrders } from './list-queries.ts'
import { findStaffParts } from './queries.ts'
import { advanceStage, completeOrder, holdOrder, releaseOrder, type StaffRequest } from './service.ts'
import { adminOrderView, rowView } from './view.ts'

const pageSize = 25

/** Orders as staff see and change them. In the staff scope, for those who make videos and for the owner. */
export function adminOrderRoutes(scope: FastifyInstance, ctx: Context): void {
  requireRole(scope, 'owner', 'production')

  route(
    scope,
    endpoints.listAdminOrders,
    async ({ query }) => {
      const now = ctx.clock.now()
      const limit = query.limit ?? pageSize
      const after = query.cursor === undefined ? undefined : readCursor(query.cursor)
      // One more than shown tells whether there is a next page.
      const [rows, counts] = await Promise.all([
        listOrders(ctx.db, query, after, limit + 1, now),
        ctx.orderCounts.read(),
      ])
      const last = rows.length > limit ? rows[limit - 1] : undefined
      return {
        items: rows.slice(0, limit).map(rowView),
        nextCursor: last ? writeCursor({ urgency: last.urgency, order: last.position, id: last.id }) : null,
        counts,
        serverTime: now.toISOString(),
      }
    },
    { quiet: true },
  )

  route(scope, endpoints.getAdminOrder, ({ params }) => show(ctx, params.id))

  route(scope, endpoints.confirmPayment, async (request) => {
    const { reason, amount } = request.body
    await confirmByHand(ctx, { ...asked(request), ...idempotencyOf(request), reason, amount })
    return show(ctx, request.params.id)
  })

  route(scope, endpoints.advanceStage, async (request) => {
    await advanceStage(ctx, asked(request), request.body.stage)
    return show(ctx, request.params.id)
  })

  route(scope, endpoints.transitionOrder, async (request) => {
    const { to, reason } = request.body
    if (to === 'completed') await completeOrder(ctx, asked(request), reason ?? null)
    else await cancelUnpaid(ctx, asked(request), needed(reason))
    return show(ctx, request.params.id)
  })

  route(scope, endpoints.holdOrder, async (request) => {
    await holdOrder(ctx, asked(request), request.body.reason)
    return show(ctx, request.params.id)
  })

  route(scope, endpoints.releaseOrder, async (request) => {
    await releaseOrder(ctx, asked(request))
    return show(ctx, request.params.id)
  })
}

function asked(request: FastifyRequest<{ Params: { id: string }; Body: { version: number } }>): StaffRequest {
  const { id, name } = staffOf(request).staff
  return {
    orderId: request.params.id,
    version: request.body.version,
    staff: { id, name },
    requestId: request.id,
  }
}

async function show(ctx: Context, id: string): Promise<AdminOrder> {
  const order = await findOrder(ctx.db, id)
  if (order === undefined) throw new AppError('not_found', 'No such order')
  return adminOrderView(order, await findStaffParts(ctx.db, id), ctx.clock.now())
}

function needed(reason: string | undefined): string {
  if (reason !== undefined) return reason
  const issues = [{ path: 'body/reason', message: 'is missing' }]
  throw new AppError('validation_failed', 'Cancelling needs a reason', { issues })
}
