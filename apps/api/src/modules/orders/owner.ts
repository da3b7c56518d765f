import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { hostCookie } from '../../cookies.ts'
import { AppError } from '../../errors.ts'
import { rememberOrder, tokenInCookie, tokenOpens } from './access.ts'
import { findOrder, type OrderWithParts } from './queries.ts'

/** As long as a browser may want to look its orders up without the private link. */
const cookieAgeSeconds = 180 * 24 * 3600

const orderCookie = (ctx: Context) => hostCookie(ctx.config, 'recadinho_order', 'lax', cookieAgeSeconds)

/** Makes the browser remember that this order is its own (O5.3). */
export function giveOrderCookie(
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  orderId: string,
  token: string,
) {
  const { name, options } = orderCookie(ctx)
  reply.setCookie(name, rememberOrder(request.cookies[name], orderId, token), options)
}

/** The order, if the caller shows that it is theirs by cookie or private link; else 404 as for one that is not there. */
export async function ownOrder(
  ctx: Context,
  request: FastifyRequest,
  id: string,
  token: string | undefined,
): Promise<OrderWithParts> {
  const row = await findOrder(ctx.db, id)
  const fromCookie = tokenInCookie(request.cookies[orderCookie(ctx).name], id)
  const stored = row?.access_token_hash ?? null
  const opens = [token, fromCookie].map((given) => tokenOpens(given, stored)).includes(true)
  if (row === undefined || !opens) throw new AppError('not_found', 'No such order')
  return row
}
