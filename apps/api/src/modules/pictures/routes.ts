import {
  pictureTypes,
  uploadedPictureLimits,
  type PictureFile,
  type UploadAnswer,
} from '@recadinho/contracts/pictures'
import { rawCalls } from '@recadinho/contracts/raw-calls'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { rawRoute } from '../../plugins/endpoint.ts'
import { keepPicture, pictureKey } from './keep.ts'

/** Pictures of characters that staff uploaded. Needs a scope of its own, which accepts picture bodies. */
export function pictureRoutes(scope: FastifyInstance, ctx: Context): void {
  const limit = { parseAs: 'buffer', bodyLimit: uploadedPictureLimits.bytesMax } as const
  scope.addContentTypeParser([...pictureTypes], limit, (_request, body, done) => done(null, body))

  rawRoute(scope, rawCalls.uploadPicture, async (request, reply) => {
    if (!(request.body instanceof Buffer))
      throw new AppError('unsupported_media_type', 'A picture is JPEG, PNG or WebP')
    const answer: UploadAnswer = { upload: await keepPicture(ctx, request.body) }
    return reply.code(201).send(answer)
  })

  rawRoute(scope, rawCalls.showPicture, async (request, reply) => {
    const { id, file } = request.params
    const key = pictureKey(id, file)
    const content = await ctx.fileStorage.open(key)
    if (!content) throw new AppError('not_found', 'No such picture')
    return reply.headers(foreverHeaders).type(typeOf(file)).send(content)
  })
}

/** The URL contains a hash of the content; cross-origin, because mail programs embed it. */
const foreverHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
}

const typeOf = (file: PictureFile) => (file.endsWith('.png') ? 'image/png' : 'image/webp')
