import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../plugins/endpoint.ts'
import { askerOf } from '../audit/asker.ts'
import { erasePerson, exportPerson, lookUp } from './service.ts'

/** Requests for personal data, handled by the owner. */
export function personalDataRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, endpoints.lookUpPerson, (request) => lookUp(ctx, request.body.search, askerOf(request)))

  route(app, endpoints.exportPerson, (request) => exportPerson(ctx, request.body.search, askerOf(request)))

  route(app, endpoints.erasePerson, async (request) => ({
    rows: await erasePerson(ctx, request.body, askerOf(request)),
  }))
}
