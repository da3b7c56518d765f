import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../plugins/endpoint.ts'
import { confirmEmailChange, openEmailChange } from './service.ts'

/** Confirms new addresses by link; public. */
export function emailChangeRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, endpoints.openEmailChange, ({ body }) => openEmailChange(ctx, body.token))

  route(app, endpoints.confirmEmailChange, ({ body, id }) => confirmEmailChange(ctx, body.token, id))
}
