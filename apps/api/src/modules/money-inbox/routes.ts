import { endpoints } from '@recadinho/contracts/endpoints'
import type { GatewayEventBody, MoneyInbox, MoneyInboxQuery, OrderMoney } from '@recadinho/contracts/money'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { route } from '../../plugins/endpoint.ts'
import { pageOf } from '../../paging.ts'
import { idempotencyOf } from '../../plugins/idempotency-key.ts'
import { listLedgerEntries } from '../ledger/queries.ts'
import { findOrder } from '../orders/queries.ts'
import { listDisputes, listRefunds } from '../refunds/queries.ts'
import { requestRefund } from '../refunds/request.ts'
import { actOnMoney } from './act.ts'
import { countDead, findEvent, listDead, listEventsOf } from '../gateway-events/queries.ts'
import { replay } from '../gateway-events/replay.ts'
import { countOpenItems, listConfirmations, listOpenItems } from './queries.ts'
import { eventRowView, eventTextOf, inboxItemView, orderMoneyView } from './view.ts'

const pageSize = 50
/** Of all payments of an order; older events are fetched page by page. */
const eventsShown = 100

/** The owner's view of the shop's money, and the actions on it. */
export function adminMoneyRoutes(scope: FastifyInstance, ctx: Context): void {
  route(scope, endpoints.getOrderMoney, ({ params }) => orderMoney(ctx, params.id))

  route(scope, endpoints.createRefund, async (request) => {
    const { id, name } = request.staffSession.staff
    await requestRefund(ctx, {
      ...request.body,
      ...idempotencyOf(request),
      orderId: request.params.id,
      staff: { id, name },
      requestId: request.id,
    })
    return orderMoney(ctx, request.params.id)
  })

  route(scope, endpoints.getMoneyInbox, ({ query }) => moneyInbox(ctx, query))

  route(scope, endpoints.listOrderGatewayEvents, async ({ params, query: { cursor, limit = pageSize } }) => {
    // One extra row tells whether there is a next page.
    const rows = await listEventsOf(ctx.db, params.id, { before: cursor, limit: limit + 1 })
    const { items, nextCursor } = pageOf(rows, limit)
    return { items: items.map(eventRowView), nextCursor }
  })

  route(scope, endpoints.actOnMoney, async (request) => {
    const { id, name } = request.staffSession.staff
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
    await replay(ctx, request.params.id, { staffId: request.staffSession.staff.id, requestId: request.id })
    return gatewayEvent(ctx, request.params.id)
  })
}

async function orderMoney(ctx: Context, id: string): Promise<OrderMoney> {
  const order = await findOrder(ctx.db, id)
  if (order === undefined) throw new AppError('not_found', 'No such order')
  const [refunds, disputes, ledgerEntries, events, confirmations] = await Promise.all([
    listRefunds(ctx.db, id),
    listDisputes(ctx.db, id),
    listLedgerEntries(ctx.db, id),
    listEventsOf(ctx.db, id, { limit: eventsShown + 1 }),
    listConfirmations(ctx.db, id),
  ])
  return orderMoneyView(ctx, order, {
    refunds,
    disputes,
    ledgerEntries,
    events: pageOf(events, eventsShown),
    confirmations,
  })
}

async function moneyInbox(
  ctx: Context,
  { cursor, deadCursor, limit = pageSize }: MoneyInboxQuery = {},
): Promise<MoneyInbox> {
  const [openRows, deadRows, openItems, deadEvents] = await Promise.all([
    listOpenItems(ctx.db, { after: cursor, limit: limit + 1 }),
    listDead(ctx.db, { after: deadCursor, limit: limit + 1 }),
    countOpenItems(ctx.db),
    countDead(ctx.db),
  ])
  const [items, dead] = [pageOf(openRows, limit), pageOf(deadRows, limit)]
  return {
    items: items.items.map((item) =>
      inboxItemView(item, ctx.gateways.get(item.gateway)?.refundsApi !== undefined),
    ),
    nextCursor: items.nextCursor,
    dead: dead.items.map(eventRowView),
    nextDeadCursor: dead.nextCursor,
    openItems,
    deadEvents,
  }
}

async function gatewayEvent(ctx: Context, id: string): Promise<GatewayEventBody> {
  const event = await findEvent(ctx.db, id)
  if (event === undefined) throw new AppError('not_found', 'No such event')
  return { event: eventRowView(event), body: eventTextOf(event.raw, ctx.config.linkSecret) }
}
