import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { pageOf } from '../../paging.ts'
import { route } from '../../plugins/endpoint.ts'
import { askerOf } from '../audit/asker.ts'
import { listEntries } from './queries.ts'
import { undo } from './undo.ts'
import { entryView } from './view.ts'

const pageSize = 50

/** The audit log, for the shop's owner. */
export function adminAuditRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, endpoints.listAuditLog, async ({ query }) => {
    const limit = query.limit ?? pageSize
    const { items, nextCursor } = pageOf(await listEntries(ctx.db, query, limit + 1), limit)
    return { items: items.map(entryView), nextCursor }
  })

  route(app, endpoints.undoAuditEntry, async (request) => {
    await undo(ctx, request.params.id, askerOf(request))
    return null
  })
}
