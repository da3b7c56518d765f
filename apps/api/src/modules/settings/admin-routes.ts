import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../plugins/endpoint.ts'
import { askerOf } from '../audit/asker.ts'
import { findSettings } from './queries.ts'
import { changeSettings } from './service.ts'
import { adminSettingsView } from './view.ts'

/** Shop-wide settings, for the owner only. */
export function adminSettingsRoutes(scope: FastifyInstance, ctx: Context): void {
  route(scope, endpoints.getAdminSettings, async () => adminSettingsView(await findSettings(ctx.db)))

  route(scope, endpoints.changeSettings, async (request) =>
    adminSettingsView(await changeSettings(ctx, request.body, askerOf(request))),
  )
}
