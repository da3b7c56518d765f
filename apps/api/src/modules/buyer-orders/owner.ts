import type { OrderLinkQuery, OrderParams } from '@recadinho/contracts/orders'
import type { FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { tokenInCookie, tokenOpens } from '../orders/link-token.ts'
import { orderCookie } from '../orders/cookie.ts'
import { findOrder, type OrderWithParts } from '../orders/queries.ts'
import { orderFeed } from '../orders/feed.ts'

/** An order to which the caller has proven access. */
export interface OwnOrder {
  order: OrderWithParts
  /** Opened in the browser that placed it, not by a link that may have been forwarded. */
  madeHere: boolean
  /** The order feed's position before the order was read. */
  feedPosition: number
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every route with `buyer` access; `null` elsewhere. */
    ownOrder: OwnOrder | null
  }
}

/**
 * Checks the caller's access to the order in the path, by cookie or private link; otherwise 404, as for an unknown
 * order.
 */
export async function proveOwner(ctx: Context, request: FastifyRequest): Promise<void> {
  const { id } = request.params as Static<typeof OrderParams> // validated before
  const { token } = request.query as Static<typeof OrderLinkQuery> // validated before
  const feedPosition = orderFeed(ctx).position()
  const order = await findOrder(ctx.db, id)
  const fromCookie = tokenInCookie(request.cookies[orderCookie(ctx.config).name], id)
  const stored = order?.link_token_hash ?? null
  const [byLink = false, madeHere = false] = [token, fromCookie].map((given) => tokenOpens(given, stored))
  if (order === undefined || !(byLink || madeHere)) throw new AppError('not_found', 'No such order')
  request.ownOrder = { order, madeHere, feedPosition }
}
