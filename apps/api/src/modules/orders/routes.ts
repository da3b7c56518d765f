import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../plugins/endpoint.ts'
import { idempotencyOf } from '../../plugins/idempotency-key.ts'
import { openPayment } from '../payments/open.ts'
import { AppError } from '../../errors.ts'
import { mailLink } from '../messages/letters.ts'
import { accessTokenFor } from './access.ts'
import { correctOrder } from './correct.ts'
import { giveOrderCookie, ownOrder, type OwnOrder } from './owner.ts'
import { findOrder } from './queries.ts'
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
    async (request) => show(ctx, await ownOrder(ctx, request, request.params.id, request.query.token)),
    { quiet: true },
  )

  route(app, endpoints.correctOrder, async (request, reply) => {
    const own = await ownOrder(ctx, request, request.params.id, request.query.token)
    const { detailsVersion, changes } = request.body
    await correctOrder(ctx, own, { detailsVersion, changes, requestId: request.id })
    const order = await findOrder(ctx.db, own.order.id)
    if (order === undefined) throw new AppError('not_found', 'No such order')
    const replaced = order.link_generation !== own.order.link_generation
    const accessToken = replaced
      ? accessTokenFor(ctx.config.linkSecret, order.id, order.link_generation)
      : null
    if (accessToken !== null) giveOrderCookie(ctx, request, reply, order.id, accessToken)
    return { order: show(ctx, { order, madeHere: own.madeHere }), accessToken }
  })

  route(
    app,
    endpoints.mailOrderLink,
    async (request) => {
      const { order } = await ownOrder(ctx, request, request.params.id, request.query.token)
      await mailLink(ctx, order.id)
      return null
    },
    { rateLimit: 'order-link' },
  )

  route(app, endpoints.createPayment, async (request) => {
    const { order } = await ownOrder(ctx, request, request.params.id, request.query.token)
    return openPayment(ctx, order, { ...idempotencyOf(request), ...request.body, requestId: request.id })
  })
}

/** The order to its buyer. */
const show = (ctx: Context, { order, madeHere }: OwnOrder) =>
  orderView(order, { madeHere, now: ctx.clock.now(), linkSecret: ctx.config.linkSecret })
