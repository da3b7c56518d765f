import type { OrderLinkQuery, OrderParams } from '@recadinho/contracts/orders'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import type { Config } from '../../config.ts'
import type { Context } from '../../context.ts'
import { hostCookie } from '../../cookies.ts'
import { AppError } from '../../errors.ts'
import { rememberOrder, tokenInCookie, tokenOpens } from '../orders/link-token.ts'
import { findOrder, type OrderWithParts } from '../orders/queries.ts'

/** As long as a browser may want to look its orders up without the private link. */
const cookieAgeSeconds = 180 * 24 * 3600

/** Which orders a browser has made. */
export const orderCookie = (config: Config) => hostCookie(config, 'recadinho_order', 'lax', cookieAgeSeconds)

/** Makes the browser remember that this order is its own (O5.3). */
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

/** An order whose reader has shown that it is theirs. */
export interface OwnOrder {
  order: OrderWithParts
  /** Read in the browser that made it, and not by a link that may have been forwarded. */
  madeHere: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every route whose access is `buyer`; `null` elsewhere. */
    ownOrder: OwnOrder | null
  }
}

/** Proves that the order of the path is the caller's own, by cookie or private link; else 404, as for one that does not exist. */
export async function proveOwner(ctx: Context, request: FastifyRequest): Promise<void> {
  const { id } = request.params as Static<typeof OrderParams> // validated before
  const { token } = request.query as Static<typeof OrderLinkQuery> // validated before
  const order = await findOrder(ctx.db, id)
  const fromCookie = tokenInCookie(request.cookies[orderCookie(ctx.config).name], id)
  const stored = order?.link_token_hash ?? null
  const [byLink = false, madeHere = false] = [token, fromCookie].map((given) => tokenOpens(given, stored))
  if (order === undefined || !(byLink || madeHere)) throw new AppError('not_found', 'No such order')
  request.ownOrder = { order, madeHere }
}
