import type { Readable } from 'node:stream'
import { endpoints } from '@recadinho/contracts/endpoints'
import { rawCalls } from '@recadinho/contracts/raw-calls'
import { takeType } from '@recadinho/contracts/speech'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { rawRoute, route } from '../../../plugins/endpoint.ts'
import { keepTake, removeTake } from './keep-take.ts'
import { readTake, takeRefused } from './read-take.ts'

/** What staff record of an order's lines. Needs a scope of its own, which reads recordings. */
export function takeRoutes(scope: FastifyInstance, ctx: Context): void {
  scope.addContentTypeParser(takeType, ({ headers }: FastifyRequest, body: Readable) =>
    readTake(body, headers['content-length']),
  )

  rawRoute(scope, rawCalls.putTake, async (request, reply) => {
    const { id: orderId, key } = request.params
    const { body: file } = request
    if (!(file instanceof Buffer)) throw takeRefused('not_a_recording')
    const staffId = request.staffSession.staff.id
    const take = { orderId, key, version: request.query.version, file, staffId }
    return reply.send(await keepTake(ctx, take, ctx.shutdown.signal))
  })

  route(scope, endpoints.removeTake, async (request) => {
    await removeTake(ctx, request.params.id, request.params.clipId)
    return null
  })
}
