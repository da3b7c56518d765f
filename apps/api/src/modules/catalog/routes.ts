import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../plugins/endpoint.ts'

export function catalogRoutes(app: FastifyInstance, ctx: Context): void {
  route(
    app,
    endpoints.getCatalog,
    async (request, reply) => {
      const found = ctx.catalog.answer(request.query)
      const { body, etag } = found instanceof Promise ? await found : found
      reply.headers({ 'cache-control': 'no-cache', etag })
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      // Bytes that were made before: nothing is serialised for this answer.
      return reply.type('application/json; charset=utf-8').send(body)
    },
    { quiet: true },
  )
}
