import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../plugins/endpoint.ts'
import { findOrderByEmail } from '../emails/request-link.ts'
import { networkOf } from '../../network.ts'

/** For buyers who lost their order's link. Anyone can ask; the link is only sent to the order's address (L2). */
export function orderLinkRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, endpoints.findOrder, async ({ body, ip }) => {
    await findOrderByEmail(ctx, body, networkOf(ip))
    return null
  })
}
