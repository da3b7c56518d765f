import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../plugins/endpoint.ts'
import { askerOf } from '../audit/asker.ts'
import { markRead, sendText } from './service.ts'
import { showChat, showChats, showOrderChat } from './show.ts'
import { countUnreadChats } from './thread-queries.ts'

/** Messages between staff and buyers. */
export function adminChatRoutes(scope: FastifyInstance, ctx: Context): void {
  route(scope, endpoints.getOrderChat, ({ params }) => showOrderChat(ctx, params.id), { silent: true })
  route(scope, endpoints.getChat, ({ params }) => showChat(ctx, params.id), { silent: true })
  route(scope, endpoints.listChats, () => showChats(ctx), { silent: true })
  route(scope, endpoints.countChats, async () => ({ unread: await countUnreadChats(ctx.db) }), {
    silent: true,
  })

  route(scope, endpoints.sendChatText, (request) =>
    sendText(ctx, request.params.id, request.body, askerOf(request)),
  )

  route(scope, endpoints.readChat, ({ params, body }) => markRead(ctx, params.id, body.until))
}
