import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../plugins/endpoint.ts'
import { settingsView } from './view.ts'

export function settingsRoutes(app: FastifyInstance, ctx: Context): void {
  route(
    app,
    endpoints.getSettings,
    async (_request, reply) => {
      // §7: cached for 5 minutes.
      reply.header('cache-control', 'public, max-age=300')
      const { settings } = await ctx.catalog.snapshot()
      return settingsView(settings)
    },
    { silent: true },
  )

  route(
    app,
    endpoints.getShopStatus,
    async (request, reply) => {
      // Pages wait for the end of the maintenance, so it must not be cached.
      reply.header('cache-control', 'no-store')
      const { maintenance } = (await ctx.catalog.snapshot()).settings
      const etag = maintenance ? '"maintenance"' : '"open"'
      reply.header('etag', etag)
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return { maintenance }
    },
    { silent: true },
  )
}
