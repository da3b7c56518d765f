import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../plugins/endpoint.ts'
import { findOrderByEmail } from '../emails/request-link.ts'
import { networkOf } from '../../network.ts'

/** For who lost the link to their order. Anybody may ask; the answer goes to the order's address only (L2). */
export function orderLinkRoutes(app: FastifyInstance, ctx: Context): void {
  route(
    app,
    endpoints.findOrder,
    async ({ body, ip }) => {
      await findOrderByEmail(ctx, body, networkOf(ip))
      return null
    },
    { rateLimit: 'order-link' },
  )
}
