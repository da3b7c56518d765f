import type { OrderLinkQuery, OrderParams } from '@recadinho/contracts/orders'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import type { Config } from '../../config.ts'
import type { Context } from '../../context.ts'
import { hostCookie } from '../../cookies.ts'
import { AppError } from '../../errors.ts'
import { rememberOrder, tokenInCookie, tokenOpens } from '../orders/link-token.ts'
import { findOrder, type OrderWithParts } from '../orders/queries.ts'
import { orderFeed } from '../orders/feed.ts'

/** How long a browser can open its orders without the private link. */
const cookieAgeSeconds = 180 * 24 * 3600

/** The orders that were placed in a browser. */
export const orderCookie = (config: Config) => hostCookie(config, 'recadinho_order', 'lax', cookieAgeSeconds)

/** Lets the browser remember that this order is its own (O5.3). */
export function giveOrderCookie(
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  orderId: string,
  token: string,
) {
  const { name, options } = orderCookie(ctx.config)
  reply.setCookie(name, rememberOrder(request.cookies[name], orderId, token), options)
}

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
