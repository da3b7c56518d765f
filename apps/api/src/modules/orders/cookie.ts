import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import type { Context } from '../../context.ts'
import { hostCookie } from '../../cookies.ts'
import { ordersInCookie, rememberOrder, type HeldOrder } from './link-token.ts'

/** How long a browser can open its orders without the private link. */
const cookieAgeSeconds = 180 * 24 * 3600

/** The orders that were placed in a browser. */
export const orderCookie = (config: Config) => hostCookie(config, 'recadinho_order', 'lax', cookieAgeSeconds)

/** The orders that a browser says are its own. */
export const heldOrders = ({ config }: Pick<Context, 'config'>, { cookies }: FastifyRequest): HeldOrder[] =>
  ordersInCookie(cookies[orderCookie(config).name])

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
