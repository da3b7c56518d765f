import { rawCalls } from '@recadinho/contracts/raw-calls'
import type { FastifyInstance } from 'fastify'
import type { ServerResponse } from 'node:http'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { rawRoute } from '../../plugins/endpoint.ts'
import { openEventStream } from '../../plugins/event-stream.ts'
import { findOrderVersion } from '../orders/queries.ts'

/** A page comes back by itself; whether it may is then asked again. */
const openAtMostMs = 5 * 60_000

/**
 * `GET /api/admin/orders/{id}/events`: that something about the order changed, never what. The page reads it by the calls
 * that say who may read what; here nothing is given away, whatever became of the session meanwhile.
 */
export function adminOrderStreamRoutes(scope: FastifyInstance, ctx: Context): void {
  rawRoute(
    scope,
    rawCalls.followAdminOrder,
    async ({ params: { id } }, reply) => {
      if ((await findOrderVersion(ctx.db, id)) === undefined) throw new AppError('not_found', 'No such order')
      let response: ServerResponse | undefined
      const end = () => response?.end()
      const changes = ctx.orderFeed.watch(id, () => notifyReader(response))
      // Who was signed out, or has another role now, is not to follow on.
      const sessions = ctx.notifications.listen('sessions_changed', end, end)
      const timer = setTimeout(end, openAtMostMs)
      response = openEventStream(reply, ctx.shutdown.signal, () => {
        clearTimeout(timer)
        changes.close()
        sessions.close()
      })
    },
    // A HEAD request has no body to stream into, and it would still follow the order.
    { exposeHeadRoute: false },
  )
}

/** A reader who takes nothing in learns it from what waits for them already. */
function notifyReader(response: ServerResponse | undefined) {
  if (!response || response.writableEnded || response.writableNeedDrain) return
  // Without data browsers do not tell the page.
  response.write('event: changed\ndata: {}\n\n')
}
