import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../plugins/endpoint.ts'
import { idempotencyOf } from '../../plugins/idempotency-key.ts'
import { openPayment } from '../payments/open.ts'
import { giveOrderCookie, ownOrder } from './owner.ts'
import { createOrder } from './service.ts'
import { orderView } from './view.ts'

export function orderRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, endpoints.createOrder, async (request, reply) => {
    const made = await createOrder(ctx, {
      ...idempotencyOf(request),
      body: request.body,
      requestId: request.id,
    })
    giveOrderCookie(ctx, request, reply, made.order.id, made.accessToken)
    return made
  })

  route(
    app,
    endpoints.getOrder,
    async (request) =>
      orderView(await ownOrder(ctx, request, request.params.id, request.query.token), ctx.clock.now()),
    { quiet: true },
  )

  route(app, endpoints.createPayment, async (request) => {
    const order = await ownOrder(ctx, request, request.params.id, request.query.token)
    return openPayment(ctx, order, { ...idempotencyOf(request), ...request.body, requestId: request.id })
  })
}
