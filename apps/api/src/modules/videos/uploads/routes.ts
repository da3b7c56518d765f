import { ClipWords } from '@recadinho/contracts/clips'
import { rawCalls } from '@recadinho/contracts/raw-calls'
import { uploadPath } from '@recadinho/contracts/videos'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Check } from 'typebox/value'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import { rawRoute } from '../../../plugins/endpoint.ts'
import { askerOf } from '../../audit/asker.ts'
import type { UploadTarget } from './queries.ts'
import { cancelUpload, continueUpload, startUpload, uploadProgress } from './service.ts'

const tus = { 'tus-resumable': '1.0.0' }
type StaffRequest = FastifyRequest & Parameters<typeof askerOf>[0]

const partType = 'application/offset+octet-stream'

/**
 * tus 1.0 (creation, termination) on our own routes, so that access, errors, headers and logging are those of every
 * other call. The body is streamed to the disk. Needs its own scope.
 */
export function uploadRoutes(scope: FastifyInstance, ctx: Context): void {
  scope.addContentTypeParser(partType, (_request, _payload, done) => done(null))

  const start = async (request: StaffRequest, reply: FastifyReply, target: UploadTarget) => {
    const bytes = countIn(request, 'upload-length')
    const type = metadataOf(request, 'filetype')
    const id = await startUpload(ctx, askerOf(request), { target, bytes, type })
    return reply
      .code(201)
      .headers({ ...tus, location: uploadPath.replace('{id}', id) })
      .send()
  }

  rawRoute(scope, rawCalls.startUpload, (request, reply) =>
    start(request, reply, { orderId: request.params.id }),
  )

  rawRoute(scope, rawCalls.startClipUpload, (request, reply) => {
    const { id: characterId, locale } = request.params
    return start(request, reply, { clip: { characterId, locale, words: wordsIn(request) } })
  })

  rawRoute(scope, rawCalls.showUpload, async (request, reply) => {
    const { offset, bytes } = await uploadProgress(ctx, askerOf(request), request.params.id)
    return reply.headers({ ...tus, 'upload-offset': offset, 'upload-length': bytes }).send()
  })

  rawRoute(scope, rawCalls.continueUpload, async (request, reply) => {
    if (request.headers['content-type'] !== partType)
      throw new AppError('unsupported_media_type', `A part is ${partType}`)
    const offset = countIn(request, 'upload-offset')
    const { id } = request.params
    const arrived = await continueUpload(ctx, askerOf(request), { id, offset, source: request.raw })
    return reply
      .code(204)
      .headers({ ...tus, 'upload-offset': arrived })
      .send()
  })

  rawRoute(scope, rawCalls.cancelUpload, async (request, reply) => {
    await cancelUpload(ctx, askerOf(request), request.params.id)
    return reply.code(204).headers(tus).send()
  })
}

function countIn(request: FastifyRequest, header: 'upload-length' | 'upload-offset'): number {
  const text = String(request.headers[header] ?? '')
  const least = header === 'upload-length' ? 1 : 0
  if (/^\d{1,15}$/.test(text) && Number(text) >= least) return Number(text)
  const issues = [{ path: `headers/${header}`, message: 'must be a number of bytes' }]
  throw new AppError('validation_failed', `${header} must be a number of bytes`, { issues })
}

/** The spoken text of a clip. */
function wordsIn(request: FastifyRequest): string {
  const words = metadataOf(request, 'words').trim()
  if (Check(ClipWords, words)) return words
  const issues = [{ path: 'headers/upload-metadata/words', message: 'must be what is said' }]
  throw new AppError('validation_failed', 'A clip needs the words that are said in it', { issues })
}

/** A value of the metadata, which is pairs of a key and base64. The file name is not read: it could be the child's. */
function metadataOf({ headers }: FastifyRequest, name: 'filetype' | 'words'): string {
  const pairs = String(headers['upload-metadata'] ?? '').split(',')
  const encoded = pairs.map((pair) => pair.trim().split(' ')).find(([word]) => word === name)?.[1] ?? ''
  return Buffer.from(encoded, 'base64').toString()
}
