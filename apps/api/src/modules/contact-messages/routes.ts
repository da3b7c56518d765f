import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { uuidv7 } from '../../ids.ts'
import { route } from '../../plugins/endpoint.ts'
import {
  countContactMessages,
  insertContactMessage,
  listContactMessages,
  listSenderOrders,
} from './queries.ts'
import { pageOf } from '../../paging.ts'
import { askerOf } from '../audit/asker.ts'
import { answerMessage, changeMessage, deleteMessage, resendAnswer, showMessage } from './service.ts'
import { senderOrdersView, summaryView } from './view.ts'

export function contactMessageRoutes(app: FastifyInstance, { clock, db, events }: Context): void {
  route(app, endpoints.createContactMessage, async (request) => {
    const now = clock.now()
    const id = uuidv7(now)
    await insertContactMessage(db, { id, ...request.body, createdAt: now })
    events.record('contact_message_received')
    return { id }
  })
}

const pageSize = 50

/** Messages from the contact page, for the staff. */
export function adminContactMessageRoutes(app: FastifyInstance, ctx: Context): void {
  route(
    app,
    endpoints.listContactMessages,
    async ({ query: { limit = pageSize, ...query }, staffSession }) => {
      const staffId = staffSession.staff.id
      const rows = await listContactMessages(ctx.db, { ...query, staffId, limit: limit + 1 })
      const { items, nextCursor } = pageOf(rows, limit)
      return { items: items.map(summaryView), nextCursor }
    },
  )

  route(app, endpoints.countContactMessages, ({ staffSession }) =>
    countContactMessages(ctx.db, staffSession.staff.id),
  )

  route(app, endpoints.getContactMessage, ({ params }) => showMessage(ctx, params.id))

  route(app, endpoints.listSenderOrders, async ({ params }) =>
    senderOrdersView(await listSenderOrders(ctx.db, params.id)),
  )

  route(app, endpoints.changeContactMessage, async (request) => {
    await changeMessage(ctx, request.params.id, request.body, askerOf(request))
    return showMessage(ctx, request.params.id)
  })

  route(app, endpoints.answerContactMessage, async (request) => {
    await answerMessage(ctx, request.params.id, request.body, askerOf(request))
    return showMessage(ctx, request.params.id)
  })

  route(app, endpoints.resendContactAnswer, async (request) =>
    showMessage(ctx, await resendAnswer(ctx, request.params.id, askerOf(request))),
  )

  route(app, endpoints.deleteContactMessage, (request) =>
    deleteMessage(ctx, request.params.id, askerOf(request)),
  )
}
