import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { route } from '../../plugins/endpoint.ts'
import { pageOf } from '../../paging.ts'
import { idempotencyOf } from '../../plugins/idempotency-key.ts'
import { askerOf } from '../audit/asker.ts'
import { recordOrderView } from '../audit/queries.ts'
import { findOrder } from '../orders/queries.ts'
import type { Session } from '../sessions/session.ts'
import { listVideos } from '../videos/queries.ts'
import { cancelUnpaid, confirmByHand } from './confirm.ts'
import { claimOrder, releaseClaim } from './claims.ts'
import { seeCorrections } from './corrections.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { listCountries, listOrders } from './list-queries.ts'
import { addNote, advanceStage, completeOrder, holdOrder, releaseOrder } from './service.ts'
import { redoOrder } from './redo.ts'
import { changeScript, scriptVersions } from './scripts.ts'
import { findStaffParts, listTimeline } from './queries.ts'
import { commandOf, requestOf } from './staff-request.ts'
import { adminOrderView, eventView, rowView } from './view.ts'
import { orderCounts } from './counts.ts'

const pageSize = 25

/** Orders as staff see and change them. */
export function adminOrderRoutes(scope: FastifyInstance, ctx: Context): void {
  route(
    scope,
    endpoints.listAdminOrders,
    async ({ query, staffSession }) => {
      const now = ctx.clock.now()
      const reader = { staffId: staffSession.staff.id, now }
      const limit = query.limit ?? pageSize
      const after = query.cursor === undefined ? undefined : readCursor(query.cursor)
      // One extra row tells whether there is a next page.
      const [rows, counts] = await Promise.all([
        listOrders(ctx.db, query, after, limit + 1, reader),
        orderCounts(ctx).read(),
      ])
      const last = rows.length > limit ? rows[limit - 1] : undefined
      return {
        items: rows.slice(0, limit).map((row) => rowView(row, reader)),
        nextCursor: last ? writeCursor({ urgency: last.urgency, order: last.position, id: last.id }) : null,
        counts,
        serverTime: now.toISOString(),
      }
    },
    { silent: true },
  )

  route(scope, endpoints.listOrderCountries, async () => ({ codes: await listCountries(ctx.db) }), {
    silent: true,
  })

  route(scope, endpoints.listOrderTimeline, async ({ params, query: { cursor, limit = pageSize } }) => {
    const rows = await listTimeline(ctx.db, params.id, { before: cursor, limit: limit + 1 })
    const { items, nextCursor } = pageOf(rows, limit)
    return { items: items.map(eventView), nextCursor }
  })

  route(scope, endpoints.getAdminOrder, async (request) => {
    const order = await show(ctx, request)
    const { staffId, requestId } = askerOf(request)
    await recordOrderView(ctx.db, { at: ctx.clock.now(), staffId, orderId: order.id, requestId })
    return order
  })

  route(scope, endpoints.confirmPayment, async (request) => {
    const { reason, amount } = request.body
    await confirmByHand(ctx, { ...commandOf(request), ...idempotencyOf(request), reason, amount })
    return show(ctx, request)
  })

  route(scope, endpoints.advanceStage, async (request) => {
    await advanceStage(ctx, commandOf(request), request.body)
    return show(ctx, request)
  })

  route(scope, endpoints.transitionOrder, async (request) => {
    await cancelUnpaid(ctx, commandOf(request), request.body.reason)
    return show(ctx, request)
  })

  route(scope, endpoints.completeOrder, async (request) => {
    await completeOrder(ctx, commandOf(request), request.body.reason)
    return show(ctx, request)
  })

  route(scope, endpoints.redoOrder, async (request) => {
    await redoOrder(ctx, commandOf(request), request.body.reason)
    return show(ctx, request)
  })

  route(scope, endpoints.holdOrder, async (request) => {
    await holdOrder(ctx, commandOf(request), request.body.reason)
    return show(ctx, request)
  })

  route(scope, endpoints.releaseOrder, async (request) => {
    await releaseOrder(ctx, commandOf(request))
    return show(ctx, request)
  })

  route(scope, endpoints.claimOrder, async (request) => {
    await claimOrder(ctx, requestOf(request), request.body.takeOverFrom)
    return show(ctx, request)
  })

  route(scope, endpoints.releaseClaim, async (request) => {
    await releaseClaim(ctx, requestOf(request))
    return show(ctx, request)
  })

  route(scope, endpoints.listScripts, async ({ params }) => ({
    items: await scriptVersions(ctx, params.id),
  }))

  route(scope, endpoints.seeCorrections, async (request) => {
    await seeCorrections(ctx, requestOf(request), request.body)
    return show(ctx, request)
  })

  route(scope, endpoints.addOrderNote, async (request) => {
    await addNote(ctx, requestOf(request), request.body)
    return show(ctx, request)
  })

  route(scope, endpoints.changeScript, async (request) => {
    await changeScript(ctx, requestOf(request), request.body)
    return show(ctx, request)
  })
}

/** The order as the signed-in member of staff sees it. */
export async function show(
  ctx: Context,
  { params: { id }, staffSession }: { params: { id: string }; staffSession: Session },
): Promise<AdminOrder> {
  const order = await findOrder(ctx.db, id)
  if (order === undefined) throw new AppError('not_found', 'No such order')
  const reader = { staffId: staffSession.staff.id, now: ctx.clock.now() }
  const [parts, videos] = await Promise.all([findStaffParts(ctx.db, order.id), listVideos(ctx.db, order.id)])
  return adminOrderView(order, { ...parts, videos }, reader)
}
