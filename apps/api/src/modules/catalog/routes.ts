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
      const answer = found instanceof Promise ? await found : found
      const { etag } = answer
      reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag })
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      reply.type('application/json; charset=utf-8')
      // Prepared bytes: nothing is serialized or compressed for this answer.
      if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return reply.send(answer.body)
      return reply.header('content-encoding', 'gzip').send(answer.gzipped())
    },
    { silent: true },
  )
}
