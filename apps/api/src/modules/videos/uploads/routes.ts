import { rawCalls } from '@recadinho/contracts/raw-calls'
import { uploadPath } from '@recadinho/contracts/videos'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import { rawRoute } from '../../../plugins/endpoint.ts'
import { askerOf } from '../../audit/asker.ts'
import { cancelUpload, continueUpload, startUpload, uploadProgress } from './service.ts'

const tus = { 'tus-resumable': '1.0.0' }
const partType = 'application/offset+octet-stream'

/**
 * tus 1.0 (creation, termination) on our own routes, so that access, refusals, headers and the log are those of every
 * other call. The body is a stream that goes to the disk as it comes. Needs a scope of its own.
 */
export function uploadRoutes(scope: FastifyInstance, ctx: Context): void {
  scope.addContentTypeParser(partType, (_request, _payload, done) => done(null))

  rawRoute(scope, rawCalls.startUpload, async (request, reply) => {
    const bytes = countIn(request, 'upload-length')
    const type = typeIn(String(request.headers['upload-metadata'] ?? ''))
    const id = await startUpload(ctx, askerOf(request), { orderId: request.params.id, bytes, type })
    return reply
      .code(201)
      .headers({ ...tus, location: uploadPath.replace('{id}', id) })
      .send()
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

/** `filetype` of the metadata, which are words and their base64. A name, which could be the child's, is not asked for. */
function typeIn(metadata: string): string {
  const pair = metadata.split(',').map((part) => part.trim().split(' '))
  const encoded = pair.find(([word]) => word === 'filetype')?.[1] ?? ''
  return Buffer.from(encoded, 'base64').toString()
}
