import { timingSafeEqual } from 'node:crypto'
import { Readable } from 'node:stream'
import { rawCalls } from '@recadinho/contracts/raw-calls'
import type { VideoParams, VideoQuery } from '@recadinho/contracts/videos'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { rawRoute } from '../../plugins/endpoint.ts'
import { answerError, toAppError } from '../../plugins/error-handler.ts'
import { findVideo } from './queries.ts'
import { rangeOf } from './range.ts'
import { stateOf, videoToken } from './view.ts'

/** `GET /api/videos/{id}` and its poster: for anybody who has the address, while it is valid (V1.2, V1.3). */
export function videoRoutes(app: FastifyInstance, ctx: Context): void {
  const options: Parameters<typeof rawRoute>[3] = {
    errorHandler: (error, request, reply) => void refuse(ctx, error, request, reply),
  }

  rawRoute(
    app,
    rawCalls.playVideo,
    async (request, reply) => {
      const video = await openedVideo(ctx, request)
      reply.type(video.mime_type).header('content-disposition', disposition(request.query, video))
      return stream(ctx, request, reply, video.storage_key)
    },
    options,
  )

  rawRoute(
    app,
    rawCalls.showVideoPoster,
    async (request, reply) => {
      const { poster_key: key } = await openedVideo(ctx, request)
      if (key === null) throw new AppError('not_found', 'No such picture')
      return stream(ctx, request, reply.type('image/jpeg'), key)
    },
    options,
  )
}

interface VideoRequest {
  params: Static<typeof VideoParams>
  query: VideoQuery
}

/** The video of an address, if its secret is right and it is still kept. */
async function openedVideo(ctx: Context, { params: { id }, query }: VideoRequest) {
  const right = Buffer.from(videoToken(ctx.config.linkSecret, id))
  const given = Buffer.from(query.token)
  if (given.length !== right.length || !timingSafeEqual(given, right))
    throw new AppError('not_found', 'No such video')
  const video = await findVideo(ctx.db, id)
  if (video?.status !== 'completed' || video.storage_key === null || video.mime_type === null)
    throw new AppError('not_found', 'No such video')
  const state = stateOf(video, ctx.clock.now())
  if (state !== 'ready') throw new AppError('video_gone', 'This video is not kept any more', { state })
  return { ...video, storage_key: video.storage_key, mime_type: video.mime_type }
}

/** Leads the reader of an outdated link to a page that helps; answers a player or a script in JSON. */
function refuse({ config }: Context, error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { code, statusCode, details } = toAppError(error)
  const reader = request.headers.accept?.includes('text/html') && statusCode < 500
  if (!reader) return answerError(error, request, reply)
  const state = code === 'video_gone' ? String(details?.['state']) : 'unknown'
  // Nothing of the link goes along, and what the page says stands after `#`, in no server's log.
  return reply
    .header('cache-control', 'no-store')
    .redirect(`${config.publicOrigin}/order-confirmation#video-${state}`, 303)
}

/** The file, or the part of it that was asked for (V1.4). */
async function stream(ctx: Context, request: FastifyRequest, reply: FastifyReply, key: string) {
  const size = await ctx.videoStorage.size(key)
  if (size === undefined) throw new AppError('not_found', 'No such file')
  const etag = `"${key}"`
  // Private, and asked for again each time: a withdrawn video must not play on from a cache.
  reply.headers({ 'accept-ranges': 'bytes', 'cache-control': 'private, no-cache', etag })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  const { range, 'if-range': condition } = request.headers
  const part = rangeOf(condition === undefined || condition === etag ? range : undefined, size)
  if (part === 'outside')
    return reply.code(416).header('content-range', `bytes */${size}`).type('text/plain').send('')
  const { start, end } = part === 'whole' ? { start: 0, end: size - 1 } : part
  if (part !== 'whole') reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
  reply.header('content-length', end - start + 1)
  // Fastify keeps the length of a stream that it does not send.
  if (request.method === 'HEAD') return reply.send(Readable.from([]))
  return reply.send(await ctx.videoStorage.open(key, { start, end }))
}

/** Saved under the order's number: no name of a child in a folder that others may see. */
function disposition({ download }: VideoQuery, video: { number: string; storage_key: string }): string {
  const type = video.storage_key.split('.').at(-1) ?? ''
  return `${download === '1' ? 'attachment' : 'inline'}; filename="${video.number}.${type}"`
}
