import { rawCalls } from '@recadinho/contracts/raw-calls'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ServerResponse } from 'node:http'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { rawRoute } from '../../plugins/endpoint.ts'
import { openEventStream } from '../../plugins/event-stream.ts'
import { orderExists } from '../orders/queries.ts'
import { orderFeed } from '../orders/feed.ts'

/** The page reconnects automatically, and the connection is then authorized again. */
const openAtMostMs = 5 * 60_000

/**
 * `GET /api/admin/orders/{id}/events`: notifies that the order changed, never what. The page reloads it through the
 * usual, authorized calls, so that nothing leaks even if the session ends while the stream is open.
 */
export function adminOrderStreamRoutes(scope: FastifyInstance, ctx: Context): void {
  rawRoute(
    scope,
    rawCalls.followAdminOrder,
    async ({ params: { id } }, reply) => {
      if (!(await orderExists(ctx.db, id))) throw new AppError('not_found', 'No such order')
      streamChanges(ctx, reply, (notify) => orderFeed(ctx).watch(id, notify))
    },
    // A HEAD request has no body to stream into, but would keep following the order.
    { exposeHeadRoute: false },
  )
}

/** Streams what `watch` reports to a member of staff. */
export function streamChanges(
  ctx: Pick<Context, 'notifications' | 'shutdown'>,
  reply: FastifyReply,
  watch: (notify: () => void) => { close(): void },
): void {
  let response: ServerResponse | undefined
  const end = () => response?.end()
  const changes = watch(() => notifyReader(response))
  // Anyone who was signed out or whose role changed must not keep following.
  const sessions = ctx.notifications.listen('sessions_changed', end, end)
  const timer = setTimeout(end, openAtMostMs)
  response = openEventStream(reply, ctx.shutdown.signal, () => {
    clearTimeout(timer)
    changes.close()
    sessions.close()
  })
}

/** A slow reader is skipped: the event already in its buffer makes it reload. */
function notifyReader(response: ServerResponse | undefined) {
  if (!response || response.writableEnded || response.writableNeedDrain) return
  // Browsers do not dispatch an event without data.
  response.write('event: changed\ndata: {}\n\n')
}
