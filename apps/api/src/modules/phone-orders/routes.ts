import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { networkOf } from '../../network.ts'
import { idempotencyOf } from '../../plugins/idempotency-key.ts'
import { route } from '../../plugins/endpoint.ts'
import { requestOf } from '../admin-orders/staff-request.ts'
import { readPayLink, mailPayLink } from './pay-link.ts'
import { takeOrder } from './take.ts'

/** Orders that staff take by phone, and their payment. */
export function phoneOrderRoutes(scope: FastifyInstance, ctx: Context): void {
  route(scope, endpoints.takeOrder, async (request) => {
    const { id, name } = request.staffSession.staff
    const { body, id: requestId } = request
    return takeOrder(ctx, { ...idempotencyOf(request), body, requestId, staff: { id, name } })
  })

  route(scope, endpoints.getPayLink, ({ params }) => readPayLink(ctx, params.id), { silent: true })

  route(
    scope,
    endpoints.mailPayLink,
    async (request) => {
      await mailPayLink(ctx, requestOf(request), networkOf(request.ip))
      return null
    },
    { rateLimit: 'order-link' },
  )
}
