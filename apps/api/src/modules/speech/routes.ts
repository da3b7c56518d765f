import { endpoints } from '@recadinho/contracts/endpoints'
import { rawCalls } from '@recadinho/contracts/raw-calls'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { networkOf } from '../../network.ts'
import { rawRoute, route } from '../../plugins/endpoint.ts'
import { heldOrders } from '../orders/cookie.ts'
import { streamFile } from '../../plugins/file-stream.ts'
import { speechFile } from '../videos/files.ts'
import { orderSpeech, shopVoices } from './order-speech.ts'
import { previewClip, previewClips } from './preview-clips.ts'
import { previewsSaid, sayingOf, sayPreview } from './preview-speech.ts'
import { findClip } from './queries.ts'

const noStore = 'private, no-store'

/** What is said in films: for staff, and what of it a buyer hears before an order is placed. */
export function speechRoutes(scope: FastifyInstance, ctx: Context): void {
  route(scope, endpoints.getShopVoices, async () => shopVoices(ctx))

  route(scope, endpoints.getOrderSpeech, async (request) => orderSpeech(ctx, request.params.id))

  rawRoute(scope, rawCalls.playSpeechClip, async (request, reply) => {
    const clip = await findClip(ctx.db, request.params.clipId)
    if (clip === undefined) throw new AppError('not_found', 'No such clip')
    reply.type('audio/wav')
    return streamFile(ctx, request, reply, speechFile(clip.id), noStore)
  })

  route(scope, endpoints.findPreviewClips, async ({ body }) => ({
    clips: await previewClips(ctx, body),
    says: await sayingOf(ctx, body.locale),
  }))

  route(scope, endpoints.sayPreviewLines, async (request) => ({
    clips: await sayPreview(ctx, {
      body: request.body,
      network: networkOf(request.ip),
      held: heldOrders(ctx, request),
    }),
  }))
  scope.addHook('onClose', () => previewsSaid(ctx))

  rawRoute(scope, rawCalls.playPreviewClip, async (request, reply) => {
    const { id, isOwn } = await previewClip(ctx, request.params.clipId)
    reply.type('audio/wav')
    // The same words always: only a take that staff remove is heard for a day longer.
    return streamFile(ctx, request, reply, speechFile(id), isOwn ? noStore : 'public, max-age=86400')
  })
}
