import { rawCalls } from '@recadinho/contracts/raw-calls'
import type { FastifyInstance } from 'fastify'
import type { ServerResponse } from 'node:http'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { rawRoute } from '../../plugins/endpoint.ts'
import { openEventStream } from '../../plugins/event-stream.ts'
import { findOrder, type OrderWithParts } from '../orders/queries.ts'
import type { OwnOrder } from './owner.ts'
import { orderView } from './view.ts'
import { orderFeed } from '../orders/feed.ts'

/** Maximum number of pages that follow one order: each change makes all of them read it. */
const followersAtMost = 20

/** `GET /api/orders/{id}/events`: the current order, then again after each change. */
export function orderStreamRoutes(app: FastifyInstance, ctx: Context): void {
  rawRoute(
    app,
    rawCalls.followOrder,
    async ({ ownOrder }, reply) => {
      const { id } = ownOrder.order
      checkCrowd(ctx, id)
      const changes = watchChanges(ctx, id)
      // The watch reports every later change; an earlier one is read here.
      const current = await currentOrder(ctx, ownOrder).catch((error: unknown) => {
        changes.close()
        throw error
      })
      const response = openEventStream(reply, ctx.shutdown.signal, () => changes.close())
      writeChanges(ctx, { ...ownOrder, current }, response, changes).catch((error: unknown) => {
        // The browser reconnects and gets the current order.
        ctx.logger.warn({ err: error, orderId: id }, 'an order stream broke')
        response.end()
      })
    },
    // A HEAD request has no body to stream into, but would keep following the order.
    { exposeHeadRoute: false },
  )
}

/** The order, read again if it may have changed since the access check. */
const currentOrder = async (
  ctx: Context,
  { order, feedPosition }: OwnOrder,
): Promise<OrderWithParts | undefined> =>
  orderFeed(ctx).unchangedSince(feedPosition, order.id) ? order : findOrder(ctx.db, order.id)

function checkCrowd(ctx: Context, id: string) {
  if (orderFeed(ctx).watching(id) < followersAtMost) return
  throw new AppError('rate_limited', 'Too many pages follow this order', { retryAfter: 30 })
}

interface Changes {
  /** Resolves after a change since the last call. */
  next(): Promise<void>
  close(): void
}

function watchChanges(ctx: Context, orderId: string): Changes {
  let changed = false
  let resume: (() => void) | undefined
  const watch = orderFeed(ctx).watch(orderId, () => {
    changed = true
    resume?.()
  })
  return {
    async next() {
      if (!changed) {
        await new Promise<void>((resolve) => {
          resume = resolve
        })
      }
      changed = false
      resume = undefined
    },
    close() {
      watch.close()
      resume?.()
    },
  }
}

/** The order as of the access check, and its current state. */
interface Followed extends OwnOrder {
  current: OrderWithParts | undefined
}

async function writeChanges(
  ctx: Context,
  { order, madeHere, current }: Followed,
  response: ServerResponse,
  changes: Changes,
): Promise<void> {
  const { linkSecret, films } = ctx.config
  let row = current
  // After the link is replaced, a reader with the old one gets no more updates; the buyer reconnects with the new one.
  while (row && row.link_generation === order.link_generation && !response.writableEnded) {
    if (response.destroyed) return
    const view = orderView(row, { madeHere, now: ctx.clock.now(), linkSecret, makesFilms: films.enabled })
    response.write(`id: ${row.version}\nevent: order\ndata: ${JSON.stringify(view)}\n\n`)
    await changes.next()
    if (response.writableEnded || response.destroyed) return
    row = await findOrder(ctx.db, order.id)
  }
  response.end()
}
