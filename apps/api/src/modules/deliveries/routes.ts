import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../plugins/endpoint.ts'
import type { StaffRequest } from '../admin-orders/service.ts'
import { commandOf } from '../admin-orders/staff-request.ts'
import { textsOf } from '../emails/templates/texts.ts'
import {
  cancelDelivery,
  correctNumber,
  markSent,
  resolveDelivery,
  sendNow,
  sendText,
  undoSent,
} from './act.ts'
import { deliverOrder } from './deliver.ts'
import { countDeliveries, listDeliveries, pageSize } from './list-queries.ts'
import { rowView } from './row-view.ts'
import { readDelivery } from './view.ts'

const actions = {
  send_now: sendNow,
  cancel: cancelDelivery,
  mark_sent: markSent,
  send_text: sendText,
  undo_sent: undoSent,
}

/** The endpoints by which staff deliver finished videos. */
export function adminDeliveryRoutes(scope: FastifyInstance, ctx: Context): void {
  /** Runs the command, then returns the delivery's new state. */
  const after = async ({ orderId }: StaffRequest, work: Promise<void>) => {
    await work
    return readDelivery(ctx, orderId)
  }

  route(scope, endpoints.getDelivery, ({ params }) => readDelivery(ctx, params.id), { silent: true })

  route(scope, endpoints.deliverOrder, (request) => {
    const command = commandOf(request)
    return after(command, deliverOrder(ctx, command, request.body))
  })

  route(scope, endpoints.actOnDelivery, (request) => {
    const command = commandOf(request)
    return after(command, actions[request.body.action](ctx, command))
  })

  route(scope, endpoints.resolveDelivery, (request) => {
    const command = commandOf(request)
    return after(command, resolveDelivery(ctx, command, request.body.reason))
  })

  route(scope, endpoints.correctWhatsappNumber, (request) => {
    const command = commandOf(request)
    return after(command, correctNumber(ctx, command, request.body.whatsappNumber))
  })

  route(
    scope,
    endpoints.listDeliveries,
    async ({ query: { list, after: before } }) => {
      const [{ settings }, en, pt, rows, counts] = await Promise.all([
        ctx.catalog.snapshot(),
        textsOf(ctx, ctx.db, 'video_by_hand', 'en'),
        textsOf(ctx, ctx.db, 'video_by_hand', 'pt'),
        listDeliveries(ctx.db, list, before),
        countDeliveries(ctx.db),
      ])
      const words = { siteTitle: settings.site_title, texts: { en: en.text, pt: pt.text } }
      const items = rows.slice(0, pageSize).map((row) => rowView(ctx, words, row))
      return { items, next: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null, counts }
    },
    { silent: true },
  )
}
