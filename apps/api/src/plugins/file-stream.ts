import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { rangeOf } from '../file-storage/storage.ts'

/** Streams the file, or the requested part of it (V1.4). */
export async function streamFile(
  ctx: Pick<Context, 'fileStorage'>,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  // Private and revalidated, so that a withdrawn video does not keep playing from a cache.
  cacheControl = 'private, no-cache',
) {
  const size = await ctx.fileStorage.size(key)
  if (size === undefined) throw new AppError('not_found', 'No such file')
  const etag = `"${key}"`
  reply.headers({ 'accept-ranges': 'bytes', 'cache-control': cacheControl, etag })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  const { range, 'if-range': condition } = request.headers
  const part = rangeOf(condition === undefined || condition === etag ? range : undefined, size)
  if (part === 'outside')
    return reply.code(416).header('content-range', `bytes */${size}`).type('text/plain').send('')
  const { start, end } = part === 'whole' ? { start: 0, end: size - 1 } : part
  if (part !== 'whole') reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
  reply.header('content-length', end - start + 1)
  // Fastify keeps the content length though it sends no stream.
  if (request.method === 'HEAD') return reply.send(Readable.from([]))
  const content = await ctx.fileStorage.open(key, { start, end })
  if (content === undefined) throw new AppError('not_found', 'No such file')
  return reply.send(content)
}

/** Named after the order's number: a shared folder must not show a child's name. */
export function disposition(key: string, { number, saves }: { number: string; saves: boolean }): string {
  return `${saves ? 'attachment' : 'inline'}; filename="${number}.${key.split('.').at(-1) ?? ''}"`
}
