import { endpoints } from '@recadinho/contracts/endpoints'
import { orderViewsMax } from '@recadinho/contracts/order-views'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { transact } from '../../db/transaction.ts'
import { AppError } from '../../errors.ts'
import { route } from '../../plugins/endpoint.ts'
import { countOtherViews, deleteView, listViews, lockViewsOf, writeView } from './queries.ts'

/** A member's saved views of the order list; nobody sees another's. */
export function orderViewRoutes(scope: FastifyInstance, ctx: Context): void {
  route(scope, endpoints.listOrderViews, async ({ staffSession }) => ({
    items: await listViews(ctx.db, staffSession.staff.id),
  }))

  route(scope, endpoints.putOrderView, ({ params, body, staffSession }) =>
    transact(ctx.db, async (tx) => {
      const staffId = staffSession.staff.id
      await lockViewsOf(tx, staffId)
      if ((await countOtherViews(tx, staffId, params.id)) >= orderViewsMax) throw tooMany()
      const view = { id: params.id, name: body.name.trim(), filters: body.filters }
      if (await writeView(tx, view, { staffId, now: ctx.clock.now() })) return view
      throw new AppError('not_found', 'No such view')
    }),
  )

  route(scope, endpoints.deleteOrderView, ({ params, staffSession }) =>
    deleteView(ctx.db, params.id, staffSession.staff.id),
  )
}

function tooMany() {
  const message = `Only ${orderViewsMax} views can be kept`
  return new AppError('validation_failed', message, { issues: [{ path: 'params/id', message }] })
}
