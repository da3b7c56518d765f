import { endpoints } from '@recadinho/contracts/endpoints'
import { rawCalls } from '@recadinho/contracts/raw-calls'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { rawRoute, route } from '../../plugins/endpoint.ts'
import { streamFile } from '../../plugins/file-stream.ts'
import { speechFile } from '../videos/files.ts'
import { orderSpeech, shopVoices } from './order-speech.ts'
import { previewClip, previewClips } from './preview-clips.ts'
import { findClip } from './queries.ts'

/** What is said in films: for staff, and what of it a buyer hears before an order is placed. */
export function speechRoutes(scope: FastifyInstance, ctx: Context): void {
  route(scope, endpoints.getShopVoices, async () => shopVoices(ctx))

  route(scope, endpoints.getOrderSpeech, async (request) => orderSpeech(ctx, request.params.id))

  rawRoute(scope, rawCalls.playSpeechClip, async (request, reply) => {
    const clip = await findClip(ctx.db, request.params.clipId)
    if (clip === undefined) throw new AppError('not_found', 'No such clip')
    reply.type('audio/wav')
    return streamFile(ctx, request, reply, speechFile(clip.id), 'private, no-store')
  })

  route(scope, endpoints.findPreviewClips, async ({ body }) => ({ clips: await previewClips(ctx, body) }))

  rawRoute(scope, rawCalls.playPreviewClip, async (request, reply) => {
    const id = await previewClip(ctx, request.params.clipId)
    reply.type('audio/wav')
    // The same words always: only a take that staff remove is heard for a day longer.
    return streamFile(ctx, request, reply, speechFile(id), 'public, max-age=86400')
  })
}
