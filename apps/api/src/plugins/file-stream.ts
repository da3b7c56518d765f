import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { rangeOf } from '../file-storage/range.ts'

/** The file, or the part of it that was asked for (V1.4). */
export async function streamFile(
  ctx: Pick<Context, 'fileStorage'>,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  // Private, and asked for again each time: a withdrawn video must not play on from a cache.
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
  // Fastify keeps the length of a stream that it does not send.
  if (request.method === 'HEAD') return reply.send(Readable.from([]))
  const content = await ctx.fileStorage.open(key, { start, end })
  if (content === undefined) throw new AppError('not_found', 'No such file')
  return reply.send(content)
}

/** Saved under the order's number: no name of a child in a folder that others may see. */
export function disposition(key: string, { number, saves }: { number: string; saves: boolean }): string {
  return `${saves ? 'attachment' : 'inline'}; filename="${number}.${key.split('.').at(-1) ?? ''}"`
}
