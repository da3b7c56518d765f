import { endpoints } from '@recadinho/contracts/endpoints'
import type { GatewayEventBody, MoneyInbox, OrderMoney } from '@recadinho/contracts/money'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { route } from '../../plugins/endpoint.ts'
import { idempotencyOf } from '../../plugins/idempotency-key.ts'
import { listMovements } from '../ledger/queries.ts'
import { listFailedMail } from '../messages/failed-queries.ts'
import { findOrder } from '../orders/queries.ts'
import { listDisputes, listRefunds } from '../refunds/queries.ts'
import { requestRefund } from '../refunds/request.ts'
import { requireRole, staffOf } from '../sessions/guard.ts'
import { actOnMail } from './act-on-mail.ts'
import { actOnMoney } from './act.ts'
import {
  countOpenItems,
  findEvent,
  listConfirmations,
  listDead,
  listEventsOf,
  listOpenItems,
  most,
} from './queries.ts'
import { replay } from './replay.ts'
import { eventRowView, eventTextOf, failedMailViews, inboxItemView, orderMoneyView } from './view.ts'

/** The shop's money as its owner sees and moves it. In the staff scope. */
export function adminMoneyRoutes(scope: FastifyInstance, ctx: Context): void {
  requireRole(scope, 'owner')

  route(scope, endpoints.getOrderMoney, ({ params }) => orderMoney(ctx, params.id))

  route(scope, endpoints.createRefund, async (request) => {
    const { id, name } = staffOf(request).staff
    await requestRefund(ctx, {
      ...request.body,
      ...idempotencyOf(request),
      orderId: request.params.id,
      staff: { id, name },
      requestId: request.id,
    })
    return orderMoney(ctx, request.params.id)
  })

  route(scope, endpoints.getMoneyInbox, () => moneyInbox(ctx))

  route(scope, endpoints.actOnMoney, async (request) => {
    const { id, name } = staffOf(request).staff
    await actOnMoney(ctx, {
      ...request.body,
      itemId: request.params.id,
      staff: { id, name },
      requestId: request.id,
    })
    return moneyInbox(ctx)
  })

  route(scope, endpoints.getGatewayEvent, ({ params }) => gatewayEvent(ctx, params.id))

  route(scope, endpoints.replayGatewayEvent, async (request) => {
    await replay(ctx, request.params.id, { staffId: staffOf(request).staff.id, requestId: request.id })
    return gatewayEvent(ctx, request.params.id)
  })

  route(scope, endpoints.actOnMail, async (request) => {
    await actOnMail(ctx, request.params.id, {
      ...request.body,
      staffId: staffOf(request).staff.id,
      requestId: request.id,
    })
    return orderMoney(ctx, request.params.id)
  })
}

async function orderMoney(ctx: Context, id: string): Promise<OrderMoney> {
  const order = await findOrder(ctx.db, id)
  if (order === undefined) throw new AppError('not_found', 'No such order')
  const [refunds, disputes, movements, events, confirmations, mail] = await Promise.all([
    listRefunds(ctx.db, id),
    listDisputes(ctx.db, id),
    listMovements(ctx.db, id),
    listEventsOf(ctx.db, id),
    listConfirmations(ctx.db, id),
    listFailedMail(ctx.db, { orderId: id, limit: most }),
  ])
  return orderMoneyView(ctx, order, { refunds, disputes, movements, events, confirmations, mail })
}

async function moneyInbox(ctx: Context): Promise<MoneyInbox> {
  const [items, dead, mail, openItems] = await Promise.all([
    listOpenItems(ctx.db),
    listDead(ctx.db),
    listFailedMail(ctx.db, { limit: most }),
    countOpenItems(ctx.db),
  ])
  return {
    items: items.map((item) => inboxItemView(item, ctx.gateways.get(item.gateway)?.books !== undefined)),
    dead: dead.map(eventRowView),
    mail: failedMailViews(mail),
    openItems,
  }
}

async function gatewayEvent(ctx: Context, id: string): Promise<GatewayEventBody> {
  const event = await findEvent(ctx.db, id)
  if (event === undefined) throw new AppError('not_found', 'No such event')
  return { event: eventRowView(event), body: eventTextOf(event.raw, ctx.config.linkSecret) }
}
