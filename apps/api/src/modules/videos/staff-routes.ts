import { endpoints } from '@recadinho/contracts/endpoints'
import { rawCalls } from '@recadinho/contracts/raw-calls'
import { maxPosterBytes, type VideoPartName } from '@recadinho/contracts/videos'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { rawRoute, route } from '../../plugins/endpoint.ts'
import { askerOf } from '../audit/asker.ts'
import { approveVideo } from './approve.ts'
import { isJpeg } from './jpeg.ts'
import { findKeptVideo, findOrderOfVideo, setPoster } from './queries.ts'
import { disposition, streamFile } from '../../plugins/file-stream.ts'
import { withdrawVideo } from './withdraw.ts'

/** An order's videos for staff to play and withdraw. Needs a scope of its own, which accepts JPEG bodies. */
export function staffVideoRoutes(scope: FastifyInstance, ctx: Context): void {
  const limit = { parseAs: 'buffer', bodyLimit: maxPosterBytes } as const
  scope.addContentTypeParser('image/jpeg', limit, (_request, body, done) => done(null, body))

  rawRoute(scope, rawCalls.showStaffVideo, async (request, reply) => {
    const { id, part } = request.params
    const video = await findKeptVideo(ctx.db, id)
    const { key, type } = fileOf(video, part)
    if (video === undefined || key === null) throw new AppError('not_found', 'No such file')
    const saves = request.query.download === '1'
    reply.type(type).header('content-disposition', disposition(key, { number: video.number, saves }))
    return streamFile(ctx, request, reply, key)
  })

  rawRoute(scope, rawCalls.putVideoPoster, async (request, reply) => {
    const { id } = request.params
    if (!(request.body instanceof Buffer) || !isJpeg(request.body))
      throw new AppError('unsupported_media_type', 'A poster is a JPEG')
    if ((await findOrderOfVideo(ctx.db, id)) === undefined) throw new AppError('not_found', 'No such video')
    const key = `${id}-drawn.jpg`
    await ctx.fileStorage.put(key, new Blob([new Uint8Array(request.body)]))
    // A poster from the check is not replaced.
    if (!(await setPoster(ctx.db, id, key))) await ctx.fileStorage.remove(key)
    return reply.code(204).send()
  })

  route(scope, endpoints.approveVideo, (request) => approveVideo(ctx, askerOf(request), request.params.id))

  route(scope, endpoints.withdrawVideo, (request) => withdrawVideo(ctx, askerOf(request), request.params.id))
}

type KeptVideo = Awaited<ReturnType<typeof findKeptVideo>>

function fileOf(video: KeptVideo, part: VideoPartName): { key: string | null; type: string } {
  const files = {
    video: { key: video?.storage_key ?? null, type: video?.mime_type ?? '' },
    poster: { key: video?.poster_key ?? null, type: 'image/jpeg' },
    captions: { key: video?.captions_key ?? null, type: 'text/vtt; charset=utf-8' },
    copy: { key: video?.copy_key ?? null, type: 'video/mp4' },
  }
  return files[part]
}
