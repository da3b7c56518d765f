import type { Readable } from 'node:stream'
import { endpoints } from '@recadinho/contracts/endpoints'
import { parentTakeLimits, takeConsentVersion } from '@recadinho/contracts/parent-takes'
import { rawCalls } from '@recadinho/contracts/raw-calls'
import { takeType } from '@recadinho/contracts/speech'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import { rawRoute, route } from '../../../plugins/endpoint.ts'
import { streamFile } from '../../../plugins/file-stream.ts'
import { requireRoom } from '../../rate-limits/limits.ts'
import { speechFile } from '../../videos/files.ts'
import { keepTake } from './keep-take.ts'
import { scriptChanged } from './open.ts'
import { parentLineId, parentTakes } from './parent-takes.ts'
import { findTake } from './queries.ts'
import { readTake, takeRefused } from './read-take.ts'
import { removeParentTake } from './remove-take.ts'

/** Each take costs a processor a second: more than anyone says at an order's lines in a day. */
const limitOf = (orderId: string) => ({
  bucket: `parent_takes:${orderId}`,
  most: 200,
  windowMs: 24 * 3_600_000,
})

/** What a parent records behind the order's link. Needs a scope of its own, which reads recordings. */
export function parentTakeRoutes(scope: FastifyInstance, ctx: Context): void {
  scope.addContentTypeParser(takeType, ({ headers }: FastifyRequest, body: Readable) =>
    readTake(body, headers['content-length'], parentTakeLimits),
  )

  route(scope, endpoints.listParentTakes, ({ ownOrder: { order } }) => parentTakes(ctx, order.id))

  rawRoute(scope, rawCalls.putParentTake, async (request, reply) => {
    const { body: file, ownOrder } = request
    const { id: orderId } = ownOrder.order
    const { version, consent } = request.query
    if (!(file instanceof Buffer)) throw takeRefused('not_a_recording')
    // Agreed to on a page from before the words changed.
    if (consent !== takeConsentVersion)
      throw new AppError('version_conflict', 'The words of consent have changed', {
        consent: takeConsentVersion,
      })
    await requireRoom(ctx, [limitOf(orderId)])
    const isRead = (line: { key: Buffer }) =>
      parentLineId(ctx.config.linkSecret, orderId, line) === request.params.line
    await keepTake(ctx, { orderId, isRead, version, file, by: { consent } }, ctx.shutdown.signal)
    const { lines } = await parentTakes(ctx, orderId)
    const kept = lines.find(({ id }) => id === request.params.line)
    if (kept === undefined) throw scriptChanged(version)
    return reply.send(kept)
  })

  rawRoute(scope, rawCalls.playParentTake, async (request, reply) => {
    const take = await findTake(ctx.db, request.params.takeId)
    if (take?.order_id !== request.ownOrder.order.id || take.consent_version === null)
      throw new AppError('not_found', 'No such take')
    reply.type(takeType)
    return streamFile(ctx, request, reply, speechFile(take.id), 'private, no-store')
  })

  route(scope, endpoints.removeParentTake, async ({ ownOrder: { order }, params: { takeId } }) => {
    await removeParentTake(ctx, { orderId: order.id, clipId: takeId })
    return null
  })
}
