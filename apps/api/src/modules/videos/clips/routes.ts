import { rawCalls } from '@recadinho/contracts/raw-calls'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import { rawRoute } from '../../../plugins/endpoint.ts'
import { streamFile } from '../../../plugins/file-stream.ts'
import { findShownClip } from './queries.ts'

/** A new clip has a new URL. One day at most, so that caches drop a removed clip. */
const cacheControl = 'public, max-age=86400'

/** `GET /api/clips/{id}` and its captions: public while the clip is in the shop (V10.3). */
export function clipRoutes(app: FastifyInstance, ctx: Context): void {
  const shown = async (id: string) => {
    const clip = await findShownClip(ctx.db, id)
    if (!clip?.storage_key || !clip.captions_key || !clip.mime_type)
      throw new AppError('not_found', 'No such clip')
    return { file: clip.storage_key, captions: clip.captions_key, type: clip.mime_type }
  }

  rawRoute(app, rawCalls.playClip, async (request, reply) => {
    const { file, type } = await shown(request.params.id)
    return streamFile(ctx, request, reply.type(type), file, cacheControl)
  })

  rawRoute(app, rawCalls.showClipCaptions, async (request, reply) => {
    const { captions } = await shown(request.params.id)
    return streamFile(ctx, request, reply.type('text/vtt; charset=utf-8'), captions, cacheControl)
  })
}
