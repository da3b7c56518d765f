import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../plugins/endpoint.ts'
import { idempotencyOf } from '../../plugins/idempotency-key.ts'
import { openPayment } from '../payments/open.ts'
import { AppError, errorBody } from '../../errors.ts'
import { emailLink, findOrderByEmail } from '../emails/request-link.ts'
import { networkOf } from '../../network.ts'
import { consentOf } from '../conversions/identity.ts'
import { orderAdvertising } from '../conversions/order-advertising.ts'
import { linkTokenFor } from '../orders/link-token.ts'
import { correctOrder } from './correct.ts'
import { giveOrderCookie, heldOrders } from '../orders/cookie.ts'
import type { OwnOrder } from './owner.ts'
import { orderAndPay } from './order-and-pay.ts'
import { findOrder } from '../orders/queries.ts'
import { recordOrderPlaced } from '../tracking/order-steps.ts'
import { sessionOf } from '../tracking/cookie.ts'
import { orderView } from './view.ts'

export function orderRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, endpoints.createOrder, async (request, reply) => {
    const sessionId = sessionOf(ctx.config, request)
    const { payment, ...body } = request.body
    const held = heldOrders(ctx, request)
    const newOrder = {
      ...idempotencyOf(request, body),
      body,
      payment,
      requestId: request.id,
      sessionId,
      held,
    }
    const placed = await orderAndPay(ctx, newOrder, {
      also: await orderAdvertising(ctx, request),
      committed({ id: orderId, created_at: at }) {
        if (sessionId === null) return
        const consent = consentOf(request.headers) === undefined ? 'exempt' : 'granted'
        recordOrderPlaced(ctx, { orderId, sessionId, at, consent })
      },
    })
    const { order, refusal } = placed
    const accessToken = linkTokenFor(ctx.config.linkSecret, order.id, order.link_generation)
    giveOrderCookie(ctx, request, reply, order.id, accessToken)
    return {
      order: show(ctx, { order, madeHere: true }),
      accessToken,
      payment: placed.payment,
      paymentError: refusal && errorBody(refusal, request.id),
    }
  })

  route(app, endpoints.getOrder, async ({ ownOrder }) => show(ctx, ownOrder), { silent: true })

  route(app, endpoints.correctOrder, async (request, reply) => {
    const own = request.ownOrder
    const { detailsVersion, changes } = request.body
    await correctOrder(ctx, own, {
      detailsVersion,
      changes,
      requestId: request.id,
      network: networkOf(request.ip),
    })
    const order = await findOrder(ctx.db, own.order.id)
    if (order === undefined) throw new AppError('not_found', 'No such order')
    const replaced = order.link_generation !== own.order.link_generation
    const accessToken = replaced ? linkTokenFor(ctx.config.linkSecret, order.id, order.link_generation) : null
    if (accessToken !== null) giveOrderCookie(ctx, request, reply, order.id, accessToken)
    return { order: show(ctx, { order, madeHere: own.madeHere }), accessToken }
  })

  route(app, endpoints.mailOrderLink, ({ ownOrder, ip }) => emailLink(ctx, ownOrder.order.id, networkOf(ip)))

  route(app, endpoints.createPayment, async (request) => {
    const { order } = request.ownOrder
    return openPayment(ctx, order, { ...idempotencyOf(request), ...request.body, requestId: request.id })
  })
}

/** The buyer's view of the order. */
const show = (ctx: Context, { order, madeHere }: Pick<OwnOrder, 'order' | 'madeHere'>) =>
  orderView(order, {
    madeHere,
    now: ctx.clock.now(),
    linkSecret: ctx.config.linkSecret,
    makesFilms: ctx.config.films.enabled,
  })

/** For buyers who lost their order's link. Anyone can ask; the link is only sent to the order's address (L2). */
export function orderLinkRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, endpoints.findOrder, ({ body, ip }) => findOrderByEmail(ctx, body, networkOf(ip)))
}
