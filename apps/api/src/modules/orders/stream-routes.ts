import { orderEventsPath } from '@recadinho/contracts/endpoints'
import { OrderAccessQuery, OrderParams } from '@recadinho/contracts/orders'
import type { FastifyInstance } from 'fastify'
import type { ServerResponse } from 'node:http'
import type { Static } from 'typebox'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { ownOrder, type OwnOrder } from './owner.ts'
import { findOrder, type OrderWithParts } from './queries.ts'
import { orderView } from './view.ts'

/** Proxies cut what is silent; browsers come back this long after a stream ended. */
const heartbeatMs = 15_000
const retryMs = 2000

/** Pages that may follow one order at once: each reads it anew at each change. */
const followersAtMost = 20

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // nginx and its kin would keep the events until a buffer is full.
  'x-accel-buffering': 'no',
}

/** `GET /api/orders/{id}/events`: the order as it is now, and again after each change. */
export function orderStreamRoutes(app: FastifyInstance, ctx: Context): void {
  app.route<{ Params: Static<typeof OrderParams>; Querystring: Static<typeof OrderAccessQuery> }>({
    method: 'GET',
    exposeHeadRoute: false, // there is nothing to tell without a body, and it would follow the order all the same
    url: orderEventsPath.replace('{id}', ':id'),
    schema: { params: OrderParams, querystring: OrderAccessQuery },
    config: { access: 'buyer', quiet: true },
    handler: async (request, reply) => {
      const { id } = request.params
      // Watched before it is read, so that no change falls between.
      const changes = watchChanges(ctx, id)
      let own: OwnOrder
      try {
        own = await ownOrder(ctx, request, id, request.query.token)
        checkCrowd(ctx, id)
      } catch (error) {
        changes.close()
        throw error
      }
      const set = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)] as const)
      reply.hijack()
      reply.raw.writeHead(200, { ...Object.fromEntries(set), ...headers })
      reply.raw.write(`retry: ${retryMs}\n\n`)
      stream(ctx, own, reply.raw, changes)
    },
  })
}

function checkCrowd(ctx: Context, id: string) {
  if (ctx.orderFeed.watching(id) <= followersAtMost) return
  throw new AppError('rate_limited', 'Too many pages follow this order', { retryAfter: 30 })
}

interface Changes {
  /** Resolves after a change since the last call. */
  next(): Promise<void>
  close(): void
}

function watchChanges(ctx: Context, orderId: string): Changes {
  let changed = false
  let wake: (() => void) | undefined
  const watch = ctx.orderFeed.watch(orderId, () => {
    changed = true
    wake?.()
  })
  return {
    async next() {
      if (!changed) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      changed = false
      wake = undefined
    },
    close() {
      watch.close()
      wake?.()
    },
  }
}

function stream(ctx: Context, own: OwnOrder, response: ServerResponse, changes: Changes): void {
  const { signal } = ctx.shutdown
  // The browser went away while its order was read.
  if (response.destroyed) return changes.close()
  const heartbeat = setInterval(() => response.write(': still here\n\n'), heartbeatMs)
  const end = () => {
    clearInterval(heartbeat)
    response.end()
  }
  signal.addEventListener('abort', end, { once: true })
  response.on('close', () => {
    clearInterval(heartbeat)
    signal.removeEventListener('abort', end)
    changes.close()
  })
  if (signal.aborted) end()
  tell(ctx, own, response, changes).catch((error: unknown) => {
    // The browser comes back and gets the order as it is then.
    ctx.logger.warn({ err: error, orderId: own.order.id }, 'an order stream broke')
    end()
  })
}

async function tell(
  ctx: Context,
  { order, madeHere }: OwnOrder,
  response: ServerResponse,
  changes: Changes,
): Promise<void> {
  const { linkSecret } = ctx.config
  let row: OrderWithParts | undefined = order
  // Once the link is replaced, who came by the old one hears no more; the rightful reader comes back with the new one.
  while (row && row.link_generation === order.link_generation && !response.writableEnded) {
    if (response.destroyed) return
    const view = orderView(row, { madeHere, now: ctx.clock.now(), linkSecret })
    response.write(`id: ${row.version}\nevent: order\ndata: ${JSON.stringify(view)}\n\n`)
    await changes.next()
    if (response.writableEnded || response.destroyed) return
    row = await findOrder(ctx.db, order.id)
  }
  response.end()
}
