import type { Readable } from 'node:stream'
import { endpoints } from '@recadinho/contracts/endpoints'
import { rawCalls } from '@recadinho/contracts/raw-calls'
import { takeLimits, takeType, type SpeechLine } from '@recadinho/contracts/speech'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { rawRoute, route } from '../../../plugins/endpoint.ts'
import { orderSpeech } from '../order-speech.ts'
import { convertTake } from './convert-take.ts'
import { keepTake } from './keep-take.ts'
import { scriptChanged } from './open.ts'
import { readTake, takeRefused } from './read-take.ts'
import { refuseParentTake, removeTake } from './remove-take.ts'

/** What staff record of an order's lines. Needs a scope of its own, which reads recordings. */
export function takeRoutes(scope: FastifyInstance, ctx: Context): void {
  scope.addContentTypeParser(takeType, ({ headers }: FastifyRequest, body: Readable) =>
    readTake(body, headers['content-length'], takeLimits),
  )

  rawRoute(scope, rawCalls.putTake, async (request, reply) => {
    const { id: orderId, key } = request.params
    const { body: file } = request
    if (!(file instanceof Buffer)) throw takeRefused('not_a_recording')
    const { version } = request.query
    const isRead = (line: { key: Buffer }) => line.key.toString('hex') === key
    const by = { staffId: request.staffSession.staff.id }
    await keepTake(ctx, { orderId, isRead, version, file, by }, ctx.shutdown.signal)
    return reply.send(await lineNow(orderId, key))
  })

  route(scope, endpoints.convertTake, async (request) => {
    const { id: orderId, clipId } = request.params
    const { id: staffId } = request.staffSession.staff
    const key = await convertTake(ctx, { orderId, clipId, staffId }, ctx.shutdown.signal)
    return lineNow(orderId, key.toString('hex'))
  })

  route(scope, endpoints.removeTake, async (request) => {
    const { id: orderId, clipId } = request.params
    await removeTake(ctx, { orderId, clipId, staffId: request.staffSession.staff.id })
    return null
  })

  route(scope, endpoints.refuseParentTake, async (request) => {
    const { id: orderId, clipId } = request.params
    const { refused } = request.body
    await refuseParentTake(ctx, { orderId, clipId, refused, staffId: request.staffSession.staff.id })
    return null
  })

  async function lineNow(orderId: string, key: string): Promise<SpeechLine> {
    const { lines, version } = await orderSpeech(ctx, orderId)
    const line = lines.find((each) => each.key === key)
    if (line === undefined) throw scriptChanged(version)
    return line
  }
}
