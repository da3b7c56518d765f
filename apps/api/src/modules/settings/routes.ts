import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../plugins/endpoint.ts'
import { adminSettingsView, settingsView } from './view.ts'
import { askerOf } from '../audit/asker.ts'
import { findSettings } from './queries.ts'
import { changeSettings } from './service.ts'

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

/** Shop-wide settings, for the owner only. */
export function adminSettingsRoutes(scope: FastifyInstance, ctx: Context): void {
  route(scope, endpoints.getAdminSettings, async () => adminSettingsView(await findSettings(ctx.db)))

  route(scope, endpoints.changeSettings, async (request) =>
    adminSettingsView(await changeSettings(ctx, request.body, askerOf(request))),
  )
}
