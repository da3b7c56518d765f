import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { route } from '../../../plugins/endpoint.ts'
import { askerOf } from '../../audit/asker.ts'
import { changeTemplate, showTemplates } from './service.ts'

/** The shop's messages to buyers, for staff who may edit them. */
export function messageTemplateRoutes(scope: FastifyInstance, ctx: Context): void {
  route(scope, endpoints.listMessageTemplates, async () => ({ items: await showTemplates(ctx) }))

  route(scope, endpoints.changeMessageTemplate, (request) =>
    changeTemplate(ctx, request.params, request.body, askerOf(request)),
  )
}
