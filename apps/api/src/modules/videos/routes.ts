import { timingSafeEqual } from 'node:crypto'
import { rawCalls } from '@recadinho/contracts/raw-calls'
import type { VideoParams, VideoQuery } from '@recadinho/contracts/videos'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { rawRoute } from '../../plugins/endpoint.ts'
import { answerError, toAppError } from '../../plugins/error-handler.ts'
import { findVideo } from './queries.ts'
import { disposition, streamFile } from '../../plugins/file-stream.ts'
import { stateOf, videoToken } from './view.ts'

/** `GET /api/videos/{id}`, its poster and its captions: for anyone with the URL, while it is valid (V1.2, V1.3). */
export function videoRoutes(app: FastifyInstance, ctx: Context): void {
  const options = forPlayers(ctx)

  rawRoute(
    app,
    rawCalls.playVideo,
    async (request, reply) => {
      const { played, number } = await openedVideo(ctx, request)
      const saves = request.query.download === '1'
      reply.type(played.type).header('content-disposition', disposition(played.key, { number, saves }))
      return streamFile(ctx, request, reply, played.key)
    },
    options,
  )

  rawRoute(
    app,
    rawCalls.showVideoPoster,
    async (request, reply) => {
      const { poster_key: key } = await openedVideo(ctx, request)
      if (key === null) throw new AppError('not_found', 'No such picture')
      return streamFile(ctx, request, reply.type('image/jpeg'), key)
    },
    options,
  )

  rawRoute(
    app,
    rawCalls.showVideoCaptions,
    async (request, reply) => {
      const { captions_key: key } = await openedVideo(ctx, request)
      if (key === null) throw new AppError('not_found', 'No captions')
      return streamFile(ctx, request, reply.type('text/vtt; charset=utf-8'), key)
    },
    options,
  )
}

/** A person with an outdated link is helped on. */
export const forPlayers = (ctx: Context): Parameters<typeof rawRoute>[3] => ({
  errorHandler: (error, request, reply) => void refuse(ctx, error, request, reply),
})

interface VideoRequest {
  params: Static<typeof VideoParams>
  query: VideoQuery
}

/** The video of a URL, if its secret is right and its files exist; `played` is the file that buyers get (V7.6). */
export async function openedVideo(ctx: Context, { params: { id }, query }: VideoRequest) {
  const right = Buffer.from(videoToken(ctx.config.linkSecret, id))
  const given = Buffer.from(query.token)
  if (given.length !== right.length || !timingSafeEqual(given, right))
    throw new AppError('not_found', 'No such video')
  const video = await findVideo(ctx.db, id)
  if (!video || video.storage_key === null || video.mime_type === null)
    throw new AppError('not_found', 'No such video')
  const state = stateOf(video, ctx.clock.now())
  if (state !== 'ready') throw new AppError('video_gone', 'This video is not kept any more', { state })
  const { poster_key, captions_key, number, copy_key } = video
  const played =
    video.buyers_get_copy && copy_key !== null
      ? ({ key: copy_key, type: 'video/mp4' } as const)
      : { key: video.storage_key, type: video.mime_type }
  return { poster_key, captions_key, number, played }
}

/** Redirects a person with an outdated link to a page that helps; answers players and scripts in JSON. */
function refuse({ config }: Context, error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { code, statusCode, details } = toAppError(error)
  const reader = request.headers.accept?.includes('text/html') && statusCode < 500
  if (!reader) return answerError(error, request, reply)
  const state = code === 'video_gone' ? String(details?.['state']) : 'unknown'
  // Nothing of the link is passed on, and the state follows `#`, so that no server logs it.
  return reply
    .header('cache-control', 'no-store')
    .redirect(`${config.publicOrigin}/order-confirmation#video-${state}`, 303)
}
